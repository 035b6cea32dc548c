/** Digits of PVsyst's packed integers. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function packed(value: number): string {
  let [rest, digits] = [Math.abs(Math.round(value)), '']
  do {
    digits = `${DIGITS[rest % 62]}${digits}`
    rest = Math.floor(rest / 62)
  } while (rest > 0)
  return `${value < 0 ? '-' : '+'}${digits}`
}

/** The hours of a variable from the first of June on, in PVsyst's own units. */
export function variableLines(name: string, perUnit: number, hours: readonly number[]): string[] {
  const days = Array.from({ length: hours.length / 24 }, (_, day) => hours.slice(24 * day, 24 * day + 24))
  return [
    `VarSimul_1=${name}`,
    `WRFactor=${perUnit}`,
    'VarStore=Hour',
    ...days.map((own, day) => `Day_${String(day + 1).padStart(2, '0')}06=${own.map((value) => packed(value * perUnit)).join('')}`),
    `End of VarSimul=vi${name}`,
  ]
}

/** A variable that is derived, and not stored. */
export const shownLines = (name: string) => [`VarSimul_1=${name}`, 'WRFactor=2777.778', 'VarStore=Show', `End of VarSimul=vi${name}`]

/** The results of a variant, two days of them, to stand before its closing line. */
export function resultLines(): string[] {
  const lit = Array.from({ length: 48 }, (_, k) => Math.max(0, Math.sin(((k % 24) - 5) * (Math.PI / 14))))
  const of = (name: string, perUnit: number, ofSun: (sun: number) => number) => variableLines(name, perUnit, lit.map(ofSun))
  return [
    'VarList, list of=9 TVarSimul',
    // MJ/m2 of the hour: 800 W/m2 at most
    ...of('GlobHor', 2777.778, (sun) => (800 * sun * 3600) / 1e6),
    ...of('DiffHor', 2777.778, (sun) => (200 * sun * 3600) / 1e6),
    ...of('T_Amb', 100, (sun) => 10 * sun - 2),
    ...of('WindVel', 100, () => 2.5),
    ...of('GlobInc', 2777.778, (sun) => (900 * sun * 3600) / 1e6),
    // MJ of the hour: 50 kWh at most, 0.1 kWh taken at night
    ...of('E_Grid', 277.7778, (sun) => (sun > 0 ? 50 * sun : -0.1) * 3.6),
    ...of('AngInc', 572.9579, (sun) => Math.PI / 2 - sun),
    ...of('Unheard', 100, () => 1),
    ...shownLines('BeamHor'),
    'End of VarList',
  ]
}

/** A variant with its results. */
export function withResults(variant: string): string {
  const end = variant.lastIndexOf('End of PVObject pvVCalcul')
  return `${variant.slice(0, end)}${resultLines().join('\n')}\n${variant.slice(end)}`.replace(
    'Version=8.0.1',
    'DateDebS=01/06/90 00:00\n  Version=8.0.1',
  )
}
