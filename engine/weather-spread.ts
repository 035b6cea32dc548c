import type { Spread, WeatherCompareAnswer } from '@pvyield/contract/schemas'
import { distanceKm, type Place } from './core/great-circle.ts'
import { MONTH_NAMES } from './long-term/calendar-months.ts'
import type { Quantity, WeatherFigures } from './weather-figures.ts'

/**
 * Smallest sigma that a spread suggests, fraction: models of light share inputs and errors, which their spread does
 * not show. The yearly GHI of a good satellite model deviates from 235 stations by 2.9 % (standard deviation; Solargis,
 * "Accuracy and comparisons"), that of CAMS from 26 stations in Germany by -11 to 10 % (Marchand et al. 2020, doi
 * 10.5194/asr-17-143-2020).
 */
export const SIGMA_MIN = 0.04
/** Weather from farther away is that of another place, km: the middle of the coarsest cells (1 degree) is within 80 km. */
const AWAY_KM = 100
/** Weathers whose years differ by more are compared over different weather. */
const SAME_YEARS_SHARE = 0.8

/**
 * The spread of the figures of several weathers, and the uncertainty of the irradiation that it suggests. Weather of
 * another place is named and left out.
 * @param site  place that they are compared at
 * @param names  of the weathers, for the notes
 * Checked by: test/engine/weather-spread.test.ts
 */
export function spreadOfWeather(
  all: readonly WeatherFigures[],
  site: Place,
  names: readonly string[] = [],
): Pick<WeatherCompareAnswer, 'spread' | 'uncertainty' | 'notes'> {
  const figures = all.filter((each) => awayKm(each, site) <= AWAY_KM)
  const of = (name: Quantity) => ({
    annual: spreadOf(
      distinct.map(({ annual }) => annual[name]),
      name,
    ),
    monthly: MONTH_NAMES.map((_, month) =>
      spreadOf(
        distinct.map(({ monthly }) => monthly[name][month] ?? null),
        name,
      ),
    ),
  })
  const distinct = distinctOf(figures)
  const spread = { ghi_kwhm2: of('ghi_kwhm2'), dni_kwhm2: of('dni_kwhm2'), dhi_kwhm2: of('dhi_kwhm2'), temp_air_c: of('temp_air_c') }
  const { near } = byMedian(distinct)
  const { count, sd_frac: sdFrac } = spreadOf(near, 'ghi_kwhm2')
  return {
    spread,
    uncertainty: sdFrac === null ? null : suggested(sdFrac, count),
    notes: [...notesOn(figures, count, sdFrac), ...notesOnGaps(all, names), ...notesOnPlaces(all, site, names)],
  }
}

function spreadOf(all: readonly (number | null)[], name: Quantity): Spread {
  const values = all.filter((value) => value !== null)
  const count = values.length
  if (count < 2) return { count, mean: null, min: null, max: null, sd: null, sd_frac: null }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1))
  const isShare = name !== 'temp_air_c' && mean > 0
  return {
    count,
    mean: rounded(mean),
    min: rounded(Math.min(...values)),
    max: rounded(Math.max(...values)),
    sd: rounded(sd),
    sd_frac: isShare ? Math.round((sd / mean) * 1e5) / 1e5 : null,
  }
}

/** Weathers whose values differ: one weather that was sent twice says nothing of its uncertainty. */
function distinctOf(figures: readonly WeatherFigures[]): WeatherFigures[] {
  const valuesOf = ({ rows, years, annual, monthly }: WeatherFigures) => JSON.stringify([rows, years, annual, monthly])
  return [...new Map(figures.toReversed().map((each) => [valuesOf(each), each])).values()].reverse()
}

/** Sources of one place differ by less; a larger factor is one of units, of the place, or of rows. */
const ODD_FACTOR = 1.5

/** Yearly GHI of weathers, and those of them that are far from the median. Of two, neither is the right one. */
function byMedian(distinct: readonly WeatherFigures[]): { near: number[]; odd: number[]; median: number } {
  const sums = distinct.flatMap(({ annual: { ghi_kwhm2: ghi } }) => (ghi === null ? [] : [ghi])).sort((a, b) => a - b)
  const half = sums.length >> 1
  const median = sums.length % 2 === 1 ? (sums[half] ?? 0) : ((sums[half - 1] ?? 0) + (sums[half] ?? 0)) / 2
  const isFar = (a: number, b: number) => Math.max(a, b) > ODD_FACTOR * Math.min(a, b)
  const isOdd = (sum: number) => (sums.length === 2 ? isFar(sums[0] ?? 0, sums[1] ?? 0) : isFar(sum, median))
  return { near: sums.filter((sum) => !isOdd(sum)), odd: sums.filter(isOdd), median }
}

function notesOnCopies(figures: readonly WeatherFigures[]): string[] {
  const copies = figures.length - distinctOf(figures).length
  if (copies === 0) return []
  return [
    `${copies} of the weathers ${copies === 1 ? 'has' : 'have'} the values of another one, and each weather counts once: compare different sources.`,
  ]
}

function notesOnOdd(figures: readonly WeatherFigures[]): string[] {
  const { odd, near, median } = byMedian(distinctOf(figures))
  if (odd.length === 0) return []
  const sums = odd.map((sum) => rounded(sum)).join(' and ')
  return near.length === 0
    ? [
        `The yearly GHI (${sums} kWh/m2) differs by more than a factor ${ODD_FACTOR}, so no uncertainty is suggested: check units and place.`,
      ]
    : [
        `A yearly GHI of ${sums} kWh/m2 differs from the median, ${rounded(median)}, by more than a factor ${ODD_FACTOR} and is left out of the suggested uncertainty: check its unit (W/m2) and its place.`,
      ]
}

function suggested(sdFrac: number, count: number): NonNullable<WeatherCompareAnswer['uncertainty']> {
  const sigma = Math.max(SIGMA_MIN, Math.round(sdFrac * 1e4) / 1e4)
  const spread = `the GHI of ${count} weathers has a standard deviation of ${percent(sdFrac)} %`
  const source = sigma > sdFrac ? `${spread}; at least ${percent(SIGMA_MIN)} %, for errors that models share` : spread
  return { uncertainty_parts: { resource: sigma }, part: { name: 'Irradiation', distribution: { kind: 'normal', sigma }, source } }
}

function notesOn(figures: readonly WeatherFigures[], count: number, sdFrac: number | null): string[] {
  const notes = [...notesOnCopies(figures), ...notesOnOdd(figures)]
  if (sdFrac === null) notes.push('Fewer than two weathers have the GHI of a whole year, so no uncertainty is suggested.')
  else if (count < 4)
    notes.push(
      `A standard deviation of ${count} weathers is itself uncertain by ${percent(1 / Math.sqrt(2 * (count - 1)), 0)} %: compare more.`,
    )
  const spans = figures.map(({ years }) => years)
  const isTypical = spans.some((span) => span === null)
  const real = spans.filter((span) => span !== null)
  if (isTypical && real.length > 0)
    notes.push('Typical years and real years are compared: part of the spread is the weather of the years, not the sources.')
  if (real.length > 1 && !areSame(real))
    notes.push('The weathers are of different years: part of the spread is between years. Ask for the same years to compare sources.')
  return notes
}

function awayKm({ place }: WeatherFigures, site: Place): number {
  return place === null ? 0 : distanceKm(place, site)
}

/** Gaps of the light, and the months that they leave without a sum. */
function notesOnGaps(figures: readonly WeatherFigures[], names: readonly string[]): string[] {
  return figures.flatMap(({ gaps: { rows, unknownMonths }, lacksNights }, k) => {
    const weather = names[k] ?? `Weather ${k + 1} of those that were found`
    const months = unknownMonths.map((month) => MONTH_NAMES[month]).join(', ')
    return [
      ...(rows > 0 ? [`${weather} has no GHI in ${rows} rows by day: they count as the mean of their month at the same time of day.`] : []),
      ...(unknownMonths.length > 0
        ? [
            `${weather} has no sum of GHI for ${months}: less than 90 % of the values, less than 80 % of the light, or no value at a time of day with light.`,
          ]
        : []),
      ...(lacksNights ? [`${weather} has no rows at night, so its mean temperature is not known.`] : []),
    ]
  })
}

/** Weathers of another place than the one that is compared. */
function notesOnPlaces(figures: readonly WeatherFigures[], site: Place, names: readonly string[]): string[] {
  return figures.flatMap((each, k) => {
    const km = awayKm(each, site)
    const name = names[k] ?? `Weather ${k + 1} of those that were found`
    return km > AWAY_KM
      ? [`${name} is ${Math.round(km)} km from the place, so it is not in the spread: compare weathers within ${AWAY_KM} km.`]
      : []
  })
}

/** Whether the years that all have in common are most of each. */
function areSame(spans: readonly [number, number][]): boolean {
  const common = Math.min(...spans.map(([, last]) => last)) - Math.max(...spans.map(([first]) => first)) + 1
  return spans.every(([first, last]) => common >= SAME_YEARS_SHARE * (last - first + 1))
}

function percent(frac: number, decimals = 1): string {
  return (frac * 100).toFixed(decimals)
}

/** To 0.01 of the unit. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
