// What I have played, how strong I am, and against whom I win; of an account what others may see.

import { useEffect } from "preact/hooks";
import { get } from "../api/http";
import type { Profile } from "../api/messages";
import { Loading, useFetched } from "../frame/loading";
import { TopBar } from "../frame/strip";
import { needTexts, say } from "../i18n/texts";
import { meet } from "../lobby/people";
import { CopyLink } from "../parts/copylink";
import { Forget } from "./forget";
import { Games } from "./games";
import { Ratings } from "./ratings";
import { Tallies } from "./tallies";
import "./profile.css";

/** `name`: of an account; none for my own. */
export function ProfilePage({ name }: { name: string }) {
  const address = name ? `/api/people/${encodeURIComponent(name)}` : "/api/me";
  const fetched = useFetched(async () => {
    await Promise.all([meet(), needTexts("me")]);
    return get<Profile>(`${address}/profile`);
  }, [address]);
  const profile = fetched.value;
  const title = profile && !profile.mine ? say("page-me-of", { name: profile.name }) : say("page-me");
  useEffect(() => {
    document.title = title;
  });
  if (!profile) return <Loading problem={fetched.problem} again={fetched.again} />;
  return (
    <div class="plain-page">
      <TopBar><span class="table-name">{profile.name}</span></TopBar>
      <main class="sheet profile">
        <h1>{title}</h1>
        {profile.mine && !profile.account && <p class="profile-guest">{say("page-me-guest")} <a href="/settings">{say("page-me-make-account")}</a></p>}
        <section><h2>{say("page-me-ratings")}</h2><Ratings ratings={profile.ratings} /></section>
        {profile.tallies.length > 0 && <section><h2>{say("page-me-rates")}</h2><Tallies tallies={profile.tallies} /></section>}
        <section><h2>{say("page-me-games")}</h2><Games address={`${address}/games`} profile={profile} /></section>
        {profile.mine && profile.account && (
          <section>
            <h2>{say("page-me-public")}</h2>
            <p class="field-note">{say("page-me-public-note")}</p>
            <CopyLink address={`${location.origin}/me/${encodeURIComponent(profile.name)}`} />
          </section>
        )}
        {profile.mine && profile.games > 0 && <section><Forget account={profile.account} onDone={fetched.again} /></section>}
      </main>
    </div>
  );
}
