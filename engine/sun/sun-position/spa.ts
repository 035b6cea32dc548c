import { RAD_PER_DEG, wrapPi } from '../../core/angles.ts'
import { deltaTSeconds } from './delta-t.ts'
import { universalOfFirstDay } from './epoch.ts'
import type { SunEphemeris, SunNode, SunPositionOption, SunSite } from './option.ts'
import { type EarthOrbit, SpaSeries } from './spa-series.ts'

const RAD_PER_ARCSEC = RAD_PER_DEG / 3600
const DAYS_PER_CENTURY = 36525
/** Constant of aberration and equatorial horizontal parallax at 1 au, arcsec (eq. 25, eq. 33). */
const ABERRATION_ARCSEC = 20.4898
const PARALLAX_ARCSEC = 8.794

/**
 * Geocentric sun by NREL's solar position algorithm, full series.
 * @param deltaT  terrestrial minus universal time, s, by decimal year
 * Valid for: years -2000 to 6000, +-0.0003 deg according to the authors.
 * Source: I. Reda, A. Andreas, NREL/TP-560-34302 (2008), sections 3.1 to 3.11; the topocentric part
 * is in horizontal.ts.
 * Departures: none beyond rounding.
 * Checked by: vectors t01, test/fixtures/sun/spa-points.json
 */
export function spaEphemeris(site: SunSite, deltaT: (year: number) => number = deltaTSeconds): SunEphemeris {
  const firstDay = universalOfFirstDay(site)
  const series = new SpaSeries((day) => {
    const universal = day + firstDay
    return (universal + deltaT(2000 + universal / 365.2425) / 86400) / DAYS_PER_CENTURY
  })
  return (day, node) => {
    series.moveTo(day)
    writeNode(day + firstDay, series.orbit, site.longitudeRad, node)
  }
}

function writeNode(universalDays: number, orbit: EarthOrbit, siteLongitudeRad: number, node: SunNode): void {
  const obliquity = meanObliquityArcsec(orbit.centuries / 100) * RAD_PER_ARCSEC + orbit.obliquityNutationRad // eq. 24
  const apparentLongitude = orbit.longitudeRad + Math.PI + orbit.nutationRad - (ABERRATION_ARCSEC / orbit.radiusAu) * RAD_PER_ARCSEC // eq. 26
  const latitude = -orbit.latitudeRad // eq. 14
  const cosObliquity = Math.cos(obliquity)
  const sinObliquity = Math.sin(obliquity)
  const sinLongitude = Math.sin(apparentLongitude)
  const rightAscension = Math.atan2(sinLongitude * cosObliquity - Math.tan(latitude) * sinObliquity, Math.cos(apparentLongitude)) // eq. 30
  const siderealTime = meanSiderealRad(universalDays) + orbit.nutationRad * cosObliquity // eq. 29
  node.declinationSin = Math.sin(latitude) * cosObliquity + Math.cos(latitude) * sinObliquity * sinLongitude // eq. 31
  node.hourAngleRad = wrapPi(siderealTime + siteLongitudeRad - rightAscension) // eq. 32
  node.parallaxRad = (PARALLAX_ARCSEC / orbit.radiusAu) * RAD_PER_ARCSEC // eq. 33
}

/**
 * Mean sidereal time at Greenwich, eq. 28; whole days are subtracted first, so that full turns do
 * not cost digits.
 */
function meanSiderealRad(universalDays: number): number {
  const centuries = universalDays / DAYS_PER_CENTURY
  const turnsFrac = universalDays - Math.floor(universalDays)
  const degrees =
    280.46061837 + 360 * turnsFrac + 0.98564736629 * universalDays + centuries * centuries * (0.000387933 - centuries / 38710000)
  return degrees * RAD_PER_DEG
}

const OBLIQUITY = [84381.448, -4680.93, -1.55, 1999.25, -51.38, -249.67, -39.05, 7.12, 27.87, 5.79, 2.45] as const

/** Mean obliquity of the ecliptic, eq. 23; u in units of 10,000 Julian years. */
function meanObliquityArcsec(u: number): number {
  let value = 0
  for (let k = OBLIQUITY.length - 1; k >= 0; k--) value = value * u + OBLIQUITY[k]
  return value
}

export const spa: SunPositionOption = {
  title: 'NREL solar position algorithm',
  source: 'I. Reda, A. Andreas, Solar Position Algorithm for Solar Radiation Applications, NREL/TP-560-34302, 2008',
  prepare: (site) => spaEphemeris(site),
}
