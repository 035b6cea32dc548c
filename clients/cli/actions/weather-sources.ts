import { basename } from 'node:path'
import type { WeatherCompareRequest } from '@pvyield/sdk'
import { atService } from '../at-service.ts'
import type { Call } from '../command.ts'
import { fileName, inArguments } from '../in-arguments.ts'
import { locationOf } from '../location.ts'
import { printMade, wantedPart } from '../made-weather.ts'
import { weatherLines } from '../parsed-lines.ts'
import { waiting } from '../progress.ts'
import { type SentWeather, sentWeather, statedPlace, withCoordinates } from '../sent-weather.ts'
import { print } from '../standard-output.ts'
import { InputError, UsageError } from '../usage-error.ts'
import { keyVariable, type SourceChoice, sourceChoices } from '../weather-choice.ts'
import { comparisonLines } from '../weather-comparison-lines.ts'

const COMPARED_MIN = 2
const COMPARED_MAX = 8

export async function weatherFetchAction(call: Call): Promise<void> {
  const { source = '', years, elevation } = call.values
  const wanted = wantedPart(call)
  const [choice] = sourceChoices(source, years, process.env)
  if (choice === undefined) throw new UsageError('Name a source')
  const site = { ...(await locationOf(call)), ...(elevation !== undefined && { elevation: Number(elevation) }) }
  await atService(call, async ({ pvyield, isOwn }) => {
    const answer = await inArguments(writtenOf(choice), () => waiting('fetching', pvyield.fetchWeather({ ...choice, site }, wanted)))
    const { notes: _, ...facts } = answer.meta
    printMade(call, answer, weatherLines(facts, call.command).slice(0, -1), [], isOwn)
  })
}

export async function weatherCompareAction(asked: Call): Promise<void> {
  const { source, years } = asked.values
  const files = asked.positionals
  const choices = source === undefined ? [] : sourceChoices(source, years, process.env)
  if (years !== undefined && source === undefined) throw new UsageError('--years are those of sources: add --source')
  const count = files.length + choices.length
  if (count < COMPARED_MIN || count > COMPARED_MAX)
    throw new UsageError(`Name ${COMPARED_MIN} to ${COMPARED_MAX} files and sources together, not ${count}`)
  const call = await withCoordinates(asked)
  const names = namesOf(files)
  await atService(call, async ({ pvyield }) => {
    const sent: SentWeather[] = []
    for (const file of files) sent.push(await sentWeather(pvyield, [file], call))
    const site = statedPlace(call) ?? sent.find(({ place }) => place !== null)?.place
    if (site == null) throw new InputError('No file states its place: add --lat and --lon, or --place')
    const items = [
      ...sent.map(({ weather }, k) => ({ id: idOf(weather, files[k] ?? ''), name: names[k] })),
      ...choices,
    ] as WeatherCompareRequest['sources']
    const written = Object.fromEntries(items.flatMap((_, k) => writtenItem(k, files, choices)))
    const answer = await inArguments(written, () => waiting('comparing', pvyield.compareWeather({ site, sources: items })))
    if (call.flags.has('json')) return print(JSON.stringify(answer, null, 2))
    const notes = sent.flatMap((one, k) => one.notes.map((note) => `${names[k]}: ${note}`))
    print(comparisonLines(answer, notes, call).join('\n'))
  })
}

/** Files by their names alone, where these differ. */
function namesOf(files: readonly string[]): string[] {
  const short = files.map((file) => basename(file))
  return new Set(short).size === short.length ? short : files.map(fileName)
}

/** Fails: InputError for a section that the service does not store. */
function idOf(weather: SentWeather['weather'], file: string): string {
  if ('id' in weather) return weather.id
  throw new InputError(`${file} is a section of a request, which is not compared: name a weather file`)
}

function writtenItem(k: number, files: readonly string[], choices: readonly SourceChoice[]): [string, string][] {
  const choice = choices[k - files.length]
  if (choice === undefined) return [[`sources.${k}`, fileName(files[k] ?? '')]]
  return Object.entries(writtenOf(choice)).map(([name, option]) => [`sources.${k}.${name}`, option])
}

function writtenOf({ source }: SourceChoice) {
  return { source: `--source ${source}`, start: '--years', end: '--years', key: keyVariable(source) }
}
