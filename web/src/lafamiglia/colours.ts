// Each family by colour, line, pattern and emblem: the same as in the game's own pictures.

export const FILL: Record<string, string> = {
  yellow: "#e8b923", blue: "#2c6fb7", green: "#2e8b57", red: "#bf3b2c", white: "#fbf8f0", black: "#2a282c", neutral: "#9a958c",
};

/** The ground of an area by its holder: pale, so that ink is read on it. */
export const TINT: Record<string, string> = {
  yellow: "#f2d67f", blue: "#a3c3e8", green: "#a9d3b2", red: "#eaaa9f", white: "#fdfbf5", black: "#aaa5a9",
};

/** Emblem and pattern on the fill. */
export const LINE: Record<string, string> = {
  yellow: "#2b2622", blue: "#ffffff", green: "#ffffff", red: "#ffffff", white: "#2b2622", black: "#f4ead2", neutral: "#ffffff",
};

/** On a tile of 6 by 6. */
export const PATTERN: Record<string, string> = {
  yellow: "M1.5 .5A1 1 0 1 1 1.49 .5ZM4.5 3.5A1 1 0 1 1 4.49 3.5Z",
  blue: "M0 1.5H6M0 4.5H6",
  green: "M-1 7L7 -1M-1 1L1 -1M5 7L7 5",
  red: "",
  white: "M0 0H6M0 0V6",
  black: "M1.5 0V6M4.5 0V6",
  neutral: "M-1 -1L7 7M-1 7L7 -1",
};

/** On the ground of an area, where the plain one needs a pattern too: grounds are pale. */
export const WEAVE: Record<string, string> = { ...PATTERN, red: "M0 4.5L3 1.5L6 4.5" };

/** On a square of 24 by 24: sun, wolf, leaf, tower, moon, spade; a hat for the neutrals. */
export const EMBLEM: Record<string, string> = {
  yellow: "M12 1L14.7 7.2L20.8 3.9L17 10L23 12L17 14L20.8 20.1L14.7 16.8L12 23L9.3 16.8L3.2 20.1L7 14L1 12L7 10L3.2 3.9L9.3 7.2Z",
  blue: "M3 1L9.5 7H14.5L21 1V13L12 23L3 13ZM7 11L10.5 14V11.6ZM17 11L13.5 14V11.6Z",
  green: "M12 1C21 7 22 15 13 19.5V23H11V19.5C2 15 3 7 12 1ZM11.3 7V17H12.7V7Z",
  red: "M3 2H7.4V5H9.8V2H14.2V5H16.6V2H21V9H19V22H14.5V17A2.5 2.5 0 0 0 9.5 17V22H5V9H3Z",
  white: "M16.5 1.5A11 11 0 1 0 22 17A9 9 0 1 1 16.5 1.5Z",
  black: "M12 1C7 8 2 10.5 2 15.3A4.6 4.6 0 0 0 10.6 17.4L9 23H15L13.4 17.4A4.6 4.6 0 0 0 22 15.3C22 10.5 17 8 12 1Z",
  neutral: "M7.5 13L8.5 5.5Q10.5 4 12 5.5Q13.5 4 15.5 5.5L16.5 13ZM1.5 15H22.5Q20 19.5 12 19.5T1.5 15Z",
};
