import { expect, test } from 'bun:test'
import type { SizeRequest } from '@pvyield/contract/schemas'
import { EngineError } from '../../../engine/core/sink.ts'
import type { SimpleSections } from '../../../engine/simple/components.ts'
import type { SimplePlace } from '../../../engine/simple/plant.ts'
import { sizeAnswer } from '../../../engine/simple/size-answer.ts'

/** The failures of a request that no component and no weather are read for. */
function failuresOf(request: Partial<SizeRequest>): unknown {
  try {
    return sizeAnswer(request as SizeRequest, {} as SimplePlace, {} as SimpleSections)
  } catch (cause) {
    return cause instanceof EngineError ? cause.failures : cause
  }
}

const failure = (message: string) => [{ code: 'validation_error', field: 'dc_kw', message }]

test('a size without a target is missing; two targets are one too many', () => {
  expect(failuresOf({})).toEqual(failure('The size of the plant is missing: send dc_kw, ac_kw or strings'))
  const several = failure('Send one of dc_kw, ac_kw and strings: the others follow')
  for (const request of [
    { dc_kw: 1, ac_kw: 1 },
    { dc_kw: 1, strings: 1 },
    { ac_kw: 1, strings: 1 },
    { dc_kw: 1, ac_kw: 1, strings: 1 },
  ])
    expect(failuresOf(request)).toEqual(several)
})
