/** Scenes up to this size have the sky and ground light of a run, to the digit. */
export const FINE_PLACEMENTS_MAX = 64
