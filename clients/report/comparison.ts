/** Pictures of runs side by side, and what they are drawn from. */
export {
  type Comparison,
  comparedMonths,
  differenceDecimals,
  energyDecimals,
  energyUnitOf,
  shownRows,
  wayTo,
} from './comparison-figures.ts'
export { type Difference, type DifferencePart, differenceHeight, differencePicture } from './pictures/difference.ts'
export { MONTHS } from './pictures/month-names.ts'
export { type MonthsOf, monthsComparedPicture } from './pictures/months-compared.ts'
