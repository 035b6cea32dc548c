import { expect, test } from 'bun:test'
import { KEPT_ANSWER_MAX_BYTES } from '../../../server/idempotency/service.ts'
import { ANSWERED_VALUES_MAX, type AnsweredFrom, requireAnswerable } from '../../../server/runs/answerable.ts'

const ROWS = 500_000
const REFUSED = 'include_series: A series of 500000 rows and'

function refusal(columns: number, form: 'json' | 'csv', from: AnsweredFrom): string | null {
  try {
    requireAnswerable({ rows: ROWS, columns, form }, 'include_series', from)
    return null
  } catch (cause) {
    return (cause as Error).message
  }
}

test('the JSON answer of a run has at most 4 million values: the refusal names what fits, CSV while it is enough, and series.csv', () => {
  expect(refusal(8, 'json', 'run')).toBeNull()
  expect(refusal(9, 'json', 'run')).toBe(
    `${REFUSED} 9 columns has 4500000 values, more than the 4000000 that one JSON answer can contain: name at most 8 series in ?columns=, send Accept: text/csv, or send Prefer: respond-async with include_series and read series.csv`,
  )
  expect(refusal(21, 'json', 'run')).toBe(
    `${REFUSED} 21 columns has 10500000 values, more than the 4000000 that one JSON answer can contain: name at most 8 series in ?columns=, or send Prefer: respond-async with include_series and read series.csv`,
  )
})

test('the CSV answer of a run has at most 10 million values', () => {
  expect(refusal(20, 'csv', 'run')).toBeNull()
  expect(refusal(21, 'csv', 'run')).toBe(
    `${REFUSED} 21 columns has 10500000 values, more than the 10000000 that one CSV answer can contain: name at most 20 series in ?columns=, or send Prefer: respond-async with include_series and read series.csv`,
  )
})

test('the JSON of a stored run has at most 10 million values; its CSV has no limit', () => {
  expect(refusal(20, 'json', 'stored')).toBeNull()
  expect(refusal(21, 'json', 'stored')).toBe(
    `${REFUSED} 21 columns has 10500000 values, more than the 10000000 that one JSON answer can contain: name at most 20 series in ?columns=, or read series.csv`,
  )
  expect(refusal(1000, 'csv', 'stored')).toBeNull()
})

test('an answer that is kept for an idempotency key has at most 2 million values, and so fits', () => {
  for (const form of ['json', 'csv'] as const) {
    expect(refusal(4, form, 'kept')).toBeNull()
    expect(refusal(5, form, 'kept')).toBe(
      `${REFUSED} 5 columns has 2500000 values, more than the 2000000 that one ${form.toUpperCase()} answer kept for an idempotency key can contain: name at most 4 series in ?columns=, or send Prefer: respond-async with include_series and read series.csv`,
    )
  }
  expect(ANSWERED_VALUES_MAX.kept.json * 8).toBe(KEPT_ANSWER_MAX_BYTES)
})
