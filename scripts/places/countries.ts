import type { Region } from './region-names.ts'

/** Languages in which country names are recognized. */
const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs hu ro el tr ru uk ar he fa hi zh zh-Hant ja ko id vi th'.split(' ')

/** Other common names. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'US', 'U.S.', 'U.S.A.', 'America', 'United States of America'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain'],
  AE: ['UAE', 'Emirates'],
  CZ: ['Czech Republic'],
  TR: ['Turkey'],
  NL: ['Holland', 'The Netherlands'],
  CI: ['Ivory Coast'],
  CD: ['DRC', 'DR Congo'],
  KR: ['Korea', 'Republic of Korea'],
  MM: ['Burma'],
  MK: ['Macedonia'],
  SZ: ['Swaziland'],
  CV: ['Cape Verde'],
  VA: ['Vatican'],
}

/**
 * The countries of these ISO codes, with their English names and their names in the languages
 * above, from the runtime's copy of the Unicode CLDR.
 */
export function countries(codes: ReadonlySet<string>): Region[] {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const languages = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
  return [...codes].sort().map((code) => {
    const name = english.of(code)
    if (name === undefined) throw new Error(`The runtime has no name for the country ${code}`)
    const names = languages.map((language) => language.of(code)).filter((other) => other !== undefined)
    return { code, name, names: [name, ...names, ...(OTHER_NAMES[code] ?? []), code] }
  })
}
