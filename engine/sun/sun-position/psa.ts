import { RAD_PER_DEG, wrapPi } from '../../core/angles.ts'
import { universalOfFirstDay } from './epoch.ts'
import type { SunEphemeris, SunPositionOption, SunSite } from './option.ts'

/** Mean radius of the earth over the astronomical unit. */
const PARALLAX_RAD = 6371.01 / 149597890
const RAD_PER_HOUR = 15 * RAD_PER_DEG

/**
 * Geocentric sun from the mean elements of its orbit and two terms of its equation of centre, with
 * the coefficients fitted to 2020 to 2050. The difference of terrestrial and universal time is in
 * the coefficients.
 * Valid for: 2020 to 2050, within 0.0083 deg according to the authors; the error is 0.02 deg in
 * 1800 and 2200.
 * Source: M. J. Blanco, K. Milidonis, A. M. Bonanos, "Updating the PSA sun position algorithm",
 * Solar Energy 212 (2020), 339, doi 10.1016/j.solener.2020.10.084, table 1; the form of the
 * algorithm by M. Blanco-Muriel et al., Solar Energy 70 (2001), 431, doi
 * 10.1016/S0038-092X(00)00156-0.
 * Departures: parallax on the flattened earth and at the site's elevation (horizontal.ts), 1e-5
 * deg; refraction, which the authors omit.
 * Checked by: test/fixtures/sun/psa-points.json, and against spa over 2020 to 2050
 */
export function psaEphemeris(site: SunSite): SunEphemeris {
  const firstDay = universalOfFirstDay(site)
  return (day, node) => {
    const n = day + firstDay // universal days since J2000.0
    const ascendingNode = 2.267127827 - 9.300339267e-4 * n
    const meanLongitude = 4.895036035 + 1.720279602e-2 * n
    const meanAnomaly = 6.239468336 + 1.720200135e-2 * n
    const longitude =
      meanLongitude +
      3.338320972e-2 * Math.sin(meanAnomaly) +
      3.497596876e-4 * Math.sin(2 * meanAnomaly) -
      1.544353226e-4 -
      8.68972936e-6 * Math.sin(ascendingNode)
    const obliquity = 4.090904909e-1 - 6.213605399e-9 * n + 4.418094944e-5 * Math.cos(ascendingNode)
    const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude))
    const universalHour = 24 * (n + 0.5 - Math.floor(n + 0.5))
    const siderealHours = 6.697096103 + 6.570984737e-2 * n + universalHour // at Greenwich
    node.declinationSin = Math.sin(obliquity) * Math.sin(longitude)
    node.hourAngleRad = wrapPi(siderealHours * RAD_PER_HOUR + site.longitudeRad - rightAscension)
    node.parallaxRad = PARALLAX_RAD
  }
}

export const psa: SunPositionOption = {
  title: 'PSA+',
  source:
    'M. J. Blanco, K. Milidonis, A. M. Bonanos, Updating the PSA sun position algorithm, Solar Energy 212 (2020), 339-341, doi 10.1016/j.solener.2020.10.084',
  prepare: psaEphemeris,
}
