import { writeFileSync } from 'node:fs'
import type { WeatherQualityRequest } from '@pvyield/sdk'
import { atService } from '../at-service.ts'
import type { Call } from '../command.ts'
import { fileName, inArguments } from '../in-arguments.ts'
import { printMade, wantedPart } from '../made-weather.ts'
import { requireFolderOf } from '../output-file.ts'
import { waiting } from '../progress.ts'
import { qualityLines } from '../quality-lines.ts'
import { type SentWeather, sentWeather, statedPlace } from '../sent-weather.ts'
import { UsageError } from '../usage-error.ts'

export async function weatherQualityAction(call: Call): Promise<void> {
  const { positionals, values } = call
  const { report, changes } = values
  if (report !== undefined && !/\.html?$/i.test(report)) throw new UsageError(`--report ${report} should end in .html`)
  requireFolderOf(report)
  requireFolderOf(changes)
  const wanted = wantedPart(call)
  await atService(call, async ({ pvyield, accepting, isOwn }) => {
    const sent = await sentWeather(pvyield, positionals, call)
    const request = requestOf(sent, call)
    await inArguments({ weather: fileName(positionals[0] ?? ''), remove: '--remove' }, async () => {
      const answer = await waiting('testing', pvyield.checkWeather(request, wanted))
      for (const [file, mediaType] of [[report, 'text/html'] as const, [changes, 'text/csv'] as const]) {
        if (file === undefined) continue
        const other = await accepting(mediaType)
        writeFileSync(file, String(await waiting('testing', other.checkWeather(request))))
      }
      // The answer repeats what the reader of one file says and stays true; the rest is in its tables.
      printMade(call, answer, qualityLines(answer), 'id' in sent.weather ? [] : sent.notes, isOwn)
    })
  })
}

function requestOf({ weather }: SentWeather, call: Call): WeatherQualityRequest {
  const { remove, fill } = call.values
  const site = statedPlace(call)
  return {
    weather,
    ...(site !== null && { site }),
    ...(remove !== undefined && { remove: namesIn(remove) as NonNullable<WeatherQualityRequest['remove']> }),
    ...(fill !== undefined && { fill: fill as NonNullable<WeatherQualityRequest['fill']> }),
  }
}

/** `none` removes nothing. */
function namesIn(text: string): string[] {
  return text === 'none' ? [] : text.split(',').map((name) => name.trim())
}
