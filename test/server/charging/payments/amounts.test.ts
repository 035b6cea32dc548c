import { expect, test } from 'bun:test'
import { validate_startTopUp_body } from '@pvyield/contract/validators'

test('every amount in whole cents can be paid in, and no part of a cent', () => {
  for (let cents = 500; cents <= 1_000_000; cents++) if (!validate_startTopUp_body({ amount_usd: cents / 100 })) expect(cents).toBe(-1)
  for (const amount of [5.001, 19.995, 9999.999, 4.99, 10_000.01]) expect(validate_startTopUp_body({ amount_usd: amount })).toBe(false)
})
