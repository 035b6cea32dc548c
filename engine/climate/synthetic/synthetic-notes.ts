import { MONTH_DAYS } from '../typical-calendar.ts'
import type { SyntheticRequest } from './request.ts'

/**
 * What making hours adds to the uncertainty of a yield, one sigma: rms against 42 real years with the
 * same months, see README.md of the folder above.
 */
export const SYNTHESIS_SIGMA_FRAC = { racks: 0.012, trackers: 0.027 } as const

/**
 * Standard deviation of the yield of a plant of DC/AC 1.5 on synthetic steps of measured hours, against the measured
 * steps, see docs/pages/weather/synthetic.md.
 */
export const STEPS_SIGMA_FRAC = { racks: 0.01, trackers: 0.013 } as const

/** What steps below an hour showed against measured ones, see docs/pages/weather/synthetic.md. */
export const MEASURED_STEPS =
  'At four places with measured steps (three months and five days) fixed racks of DC/AC 1.5 clipped up to 1.1 points more or less with them, and yielded up to 1.4 % more or less; hours miss 0.8 to 2.1 points of clipping and yield 1.3 to 3.1 % too much.'

/**
 * What was made of what, for people who use the year.
 * @param elevationM  of the site, or of the embedded climate there
 */
export function syntheticNotes(
  { site, monthly, daily, step_minutes: stepMinutes, seed, days }: SyntheticRequest,
  elevationM: number,
): string[] {
  const dayText = {
    given: 'days as given',
    markov: 'days by the Markov library of Aguiar, Collares-Pereira and Conde (1988)',
    bendt: 'days by the distribution of Bendt, Collares-Pereira and Rabl (1981)',
  }[daily == null ? days : 'given']
  const split = monthly?.dhi_kwhm2 === undefined ? 'diffuse by Erbs' : 'diffuse by Erbs, brought to the given months'
  const notes = [
    `Synthetic year: none of its rows was measured. ${capital(dayText)}, hours by Graham and Hollands (1990), ${split}; seed ${seed}: the same request gives the same rows, another seed another year with the same sums.`,
    `Made of the months of 42 real years, the yield of fixed racks differs from that of the real hours by ${percent('racks')} (one sigma), of trackers by ${percent('trackers')}. The uncertainty of the given sums comes on top, and single days and extremes mean nothing.`,
  ]
  if (stepMinutes < 60)
    notes.push(
      `Steps of ${stepMinutes} min by Skartveit and Olseth (1992), as Walkenhorst et al. (2002) changed it; each hour keeps its global irradiation. ${MEASURED_STEPS}`,
    )
  const assumed = [
    ...(monthly?.wind_speed_ms === undefined ? ['the wind is the rough mean of the embedded climate'] : []),
    ...(monthly?.relative_humidity === undefined ? ['the humidity is estimated from temperature and clearness'] : []),
  ]
  if (site.elevation == null)
    notes.push(
      `site.elevation was not sent: ${Math.round(elevationM)} m is the mean height of the land around, from the embedded climate. A run does not take it from its weather: send site.elevation there too.`,
    )
  if (assumed.length > 0) notes.push(`Not given: ${assumed.join('; ')}.`)
  return notes
}

/** A sum is met within this, kWh/m2. */
const MET_WITHIN_KWHM2 = 0.01

/** Names the months whose light has no rows: twilight below 1 W/m2, which sums of others may contain. */
export function unmetNotes(askedWhm2: readonly number[], madeKwhm2: readonly number[]): string[] {
  const unmet = madeKwhm2.flatMap((made, month) => {
    const asked = (askedWhm2[month] * MONTH_DAYS[month]) / 1000
    return Math.abs(made - asked) > MET_WITHIN_KWHM2 + 0.005
      ? [`${asked.toFixed(2)} kWh/m2 of month ${month + 1} became ${made.toFixed(2)}`]
      : []
  })
  return unmet.length === 0 ? [] : [`Not met, because the sun hardly rises: ${unmet.join('; ')}.`]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const percent = (kind: keyof typeof SYNTHESIS_SIGMA_FRAC): string => `${(100 * SYNTHESIS_SIGMA_FRAC[kind]).toFixed(1)} %`
