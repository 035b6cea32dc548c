import type { Finding } from './weather-findings.ts'

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
  const beyond = ghiKwhm2 > MOST ? `above ${MOST}` : `below ${least}`
  const where =
    ghiKwhm2 < POLAR_LEAST || ghiKwhm2 > MOST ? 'no place on Earth receives' : `no place below ${POLAR_DEG} deg of latitude receives`
  return {
    fact: `Annual GHI is ${ghiKwhm2.toFixed(0)} kWh/m2, ${beyond}, which ${where}`,
    advice:
      'check its unit (for hourly rows, values in kJ/m2 are 3.6 times those in W/m2); the heading of a file states it, such as GHI (kJ/m2)',
  }
}
