import type { Handlers, WrittenJson } from '@pvyield/contract/handlers'
import type { AnswerWriter } from '../../answers/answer-writer.ts'
import type { Context } from '../../http/context.ts'
import { piece } from '../../http/pieces.ts'
import { jsonText } from '../../http/written.ts'
import { derivedParts } from '../section-parts.ts'
import type { WeatherService } from '../service.ts'
import type { WeatherDerived } from './tasks.ts'

type DerivingOperation = 'checkWeather' | 'makeSyntheticWeather'

/** The operations that take weather and answer weather. */
export function derivingRoutes(weather: WeatherService, answers: AnswerWriter): Pick<Handlers<Context>, DerivingOperation> {
  return {
    checkWeather: async ({ query: { fields }, body, context }) => {
      const { mediaType } = context
      const derived = await weather.derive('quality', { body, query: { mediaType } }, senderOf(context))
      if (derived.text === null) return { status: 200, written: answerOf(derived, fields, answers) } as const
      const { contentType, text } = derived.text
      return { status: 200, contentType, body: { bytes: piece(text), contentEncoding: null } } as const
    },
    makeSyntheticWeather: async ({ query: { fields }, body, context }) => ({
      status: 200,
      written: answerOf(await weather.derive('synthetic', { body, query: {} }, senderOf(context)), fields, answers),
    }),
  }
}

export const senderOf = ({ account, caller, signal }: Context) => ({ caller, owner: account?.id ?? null, signal })

/** The answer of an operation: weather, metadata and report; without the weather as `fields=meta` asks. */
export function answerOf<Body>({ made, report }: WeatherDerived, fields: 'all' | 'meta', answers: AnswerWriter): WrittenJson<Body> {
  if (made === null) return jsonText(report)
  const { section, meta } = made
  if (fields === 'meta') return jsonText(`{"meta":${meta}${rest(report)}`)
  return { bytes: answers.compose(derivedParts(async () => section, meta, rest(report))), contentEncoding: null }
}

/** What follows the metadata, to the end of the answer. */
const rest = (report: string): string => (report === '{}' ? '}' : `,${report.slice(1)}`)
