import type { PerformanceRequest } from '@pvyield/contract/schemas'
import { measuredWeather } from '@pvyield/engine/performance'
import { checkJsonBody } from '../../http/json-body.ts'
import type { ReadText } from '../../http/json-text.ts'
import { Problem } from '../../http/problem.ts'
import { type ComparedItem, isFields, isRequest, itemOf, STAND_IN } from '../compare/items.ts'

/** Measured rows and the run that they are tested against, which is a body of its own. */
export interface SentPerformance {
  readonly request: PerformanceRequest
  readonly item: ComparedItem
  /** The run as it was sent. */
  readonly run: unknown
}

/**
 * Fails: Problem validation_error for all of the body but its run, and for a run that cannot have the
 * weather of the measurement.
 */
export function performanceIn(read: ReadText): SentPerformance {
  const sent = isFields(read.value) ? read.value.run : undefined
  const isOwn = isRequest(sent)
  const around = isOwn ? { ...(read.value as object), run: STAND_IN } : read.value
  const nonFinite = read.nonFinite.filter(([top]) => top !== 'run')
  const request = checkJsonBody({ ...read, value: around, nonFinite }, 'validate_testPerformance_body') as PerformanceRequest
  if (request.weather === 'run') return { request, item: itemOf(sent, read, ['run']), run: sent }
  if (!isOwn)
    throw Problem.ofField(
      'validation_error',
      'weather',
      'A stored run has its own weather: send its request to run it with the weather of the measurement',
    )
  const weather = measuredWeather(request)
  if (weather === null)
    throw Problem.ofField(
      'validation_error',
      'measured.temp_air_c',
      'A run with the weather of the measurement needs air temperature: send it, or leave out weather and send a run with weather of its own',
    )
  return { request, item: itemOf({ ...sent, weather }, read, ['run']), run: sent }
}
