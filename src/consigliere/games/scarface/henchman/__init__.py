"""The Henchman's procedure (sections 11 to 14): all modules of this folder are his and know only world.World."""
