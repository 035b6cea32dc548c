/** Conditions of the nominal operating cell temperature: irradiance on the plane, and air. */
export const NOCT_WM2 = 800
export const NOCT_AIR_C = 20
