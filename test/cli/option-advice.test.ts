import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RUN } from '../../clients/cli/commands/run.ts'
import { WEATHER_QUALITY, WEATHER_SCALE, WEATHER_SYNTHETIC, WEATHER_TYPICAL_YEAR } from '../../clients/cli/commands/weather.ts'
import { WEATHER_COMPARE } from '../../clients/cli/commands/weather-sources.ts'
import { percentText } from '../../clients/cli/figure-text.ts'
import { joinedNotes } from '../../clients/cli/joined-notes.ts'
import { inOptions } from '../../clients/cli/option-words.ts'
import { ROOT } from './program.ts'

/** What the operations behind the commands say of weather, its place and its rows. */
const SAY = ['engine/long-term', 'engine/weather-tests', 'engine/findings/sky.ts', 'engine/findings/air.ts', 'server/weather']
/** Words of a request, which no command takes. */
const OF_REQUEST = /\bor null\b|\bsend null\b|\bsend site\b|\bsend start\b|\bstart and end out\b|\bsite\.(latitude|longitude|elevation)\b/i
const EVERY_OPTION = {
  options: { ...WEATHER_SCALE.options, ...WEATHER_TYPICAL_YEAR.options, ...WEATHER_COMPARE.options },
}

/** Lines of the sources with a sentence in such words. */
function sentencesIn(path: string): string[] {
  const files = path.endsWith('.ts')
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
        name.endsWith('.ts') ? [join(path, name)] : [],
      )
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .replaceAll(/\$\{[^}]*\}/g, 'x')
      .split('\n')
      .filter((line) => /^[^/*]*['`].*\s.*['`]/.test(line.trim()) && OF_REQUEST.test(line)),
  )
}

describe('texts of the API in the words of a command', () => {
  test('no advice on weather names what only a request has', () => {
    const lines = SAY.flatMap(sentencesIn)
    expect(lines.length).toBeGreaterThan(8)
    expect(lines.map((line) => inOptions(line, EVERY_OPTION)).filter((line) => OF_REQUEST.test(line))).toEqual([])
  })

  test.each([
    [
      'site: The weather states no place, and its rows are compared with the sun: send site with latitude and longitude',
      WEATHER_QUALITY,
      '--lat, --lon: The weather states no place, and its rows are compared with the sun: add --lat and --lon',
    ],
    [
      'The clearest air is that of sea level. Send site.elevation.',
      WEATHER_SYNTHETIC,
      'The clearest air is that of sea level. Add --elevation.',
    ],
    [
      'Send weather of whole months (POST /api/weather/quality with fill all inserts rows that are left out), or null for this one',
      WEATHER_SCALE,
      'Name files of whole months (pvyield weather quality --fill all inserts rows that are left out), or write - for this one',
    ],
    [
      'NASA POWER has no typical year here: send start and end, years from 2002 on',
      WEATHER_COMPARE,
      'NASA POWER has no typical year here: add --years FIRST:LAST, years from 2002 on',
    ],
    ['site: send site with latitude and longitude', RUN, 'site: send site with latitude and longitude'],
  ])('%s', (said, command, shown) => {
    expect(inOptions(said, command)).toBe(shown)
  })

  test('columns of a file keep their names, and those with the same gaps share a note', () => {
    const notes = ['temp_air_c', 'wind_speed_ms', 'relative_humidity'].map(
      (name) => `${name}: 30 of 8760 rows are missing, the first at noon.`,
    )
    expect(notes.map((note) => inOptions(note, WEATHER_SYNTHETIC))).toEqual(notes)
    expect(joinedNotes([...notes, 'Another.', 'Another.'])).toEqual([
      'temp_air_c, wind_speed_ms, relative_humidity: 30 of 8760 rows are missing, the first at noon.',
      'Another.',
    ])
  })
})

test('what is shown as zero has no sign', () => {
  expect([-0.000_01, 0.000_01, -0.1, 0.1].map((frac) => percentText(frac, 2, 'exceptZero'))).toEqual([
    '0.00 %',
    '0.00 %',
    '-10.00 %',
    '+10.00 %',
  ])
})

test('commands of the pages: a P90 year has its five files, and a source without a typical year its years', () => {
  const pages = readdirSync(join(ROOT, 'docs/pages'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const calls = pages.flatMap((name) =>
    readFileSync(join(ROOT, 'docs/pages', name), 'utf8')
      .split('\n')
      .filter((line) => /^ {4}.*pvyield weather /.test(line)),
  )
  const ofP90 = calls.filter((line) => line.includes('--exceedance-percent'))
  const ofSources = calls.filter((line) => /--source \S*(open_meteo|era5|nasa_power|cams|solargis)/.test(line))
  expect([ofP90.length > 0, ofSources.length > 1]).toEqual([true, true])
  expect(ofP90.filter((line) => (line.match(/\d{4}\.csv/g) ?? []).length < 5)).toEqual([])
  expect(ofSources.filter((line) => !(line.includes('--years ') && /--lat |--place /.test(line)))).toEqual([])
})
