/** Hour angle of sunset, rad; 0 in the polar night, pi in the polar day. */
export function sunsetHourAngle(latitudeRad: number, declinationRad: number): number {
  const cosine = -Math.tan(latitudeRad) * Math.tan(declinationRad)
  return cosine >= 1 ? 0 : cosine <= -1 ? Math.PI : Math.acos(cosine)
}

/**
 * Extraterrestrial irradiation of a horizontal plane over a day, Wh/m2.
 * Source: Duffie & Beckman 2013, Solar Engineering of Thermal Processes, 4th ed., eq. 1.10.3.
 */
export function dailyExtraWhm2(latitudeRad: number, declinationRad: number, extraNormalWm2: number): number {
  const ws = sunsetHourAngle(latitudeRad, declinationRad)
  const vertical = Math.sin(latitudeRad) * Math.sin(declinationRad)
  const diurnal = Math.cos(latitudeRad) * Math.cos(declinationRad)
  return (24 / Math.PI) * extraNormalWm2 * (vertical * ws + diurnal * Math.sin(ws))
}
