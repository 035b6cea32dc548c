import { type Finding, findingOf } from '../findings/finding.ts'

/**
 * Annual GHI on Earth, kWh/m2, with a margin. The sunniest desert receives 2,700, the dullest coasts below 60 deg of
 * latitude 800, the Arctic Ocean and Svalbard 600 to 700.
 */
const MOST = 3000
const LEAST = 500
const POLAR_LEAST = 300
const POLAR_DEG = 60

/** What is wrong with the annual GHI of a weather; null when it occurs on Earth. */
export function unearthlyYear(ghiKwhm2: number, latitudeDeg: number | null): Finding | null {
  const least = Math.abs(latitudeDeg ?? 0) > POLAR_DEG ? POLAR_LEAST : LEAST
  if (ghiKwhm2 <= 0 || (ghiKwhm2 >= least && ghiKwhm2 <= MOST)) return null
  const isAbove = ghiKwhm2 > MOST
  return findingOf('irradiation_unearthly', 'weather.ghi_wm2', {
    ghi_kwh_m2: ghiKwhm2,
    limit_kwh_m2: isAbove ? MOST : least,
    is_above: isAbove,
    below_latitude_deg: isAbove || ghiKwhm2 < POLAR_LEAST ? null : POLAR_DEG,
  })
}
