import { expect, test } from 'bun:test'
import { renamed, withoutPart } from '../../clients/console/sub-arrays/edit-parts.ts'

const period = (sub_arrays?: readonly string[]) => ({ from: '06-01T00:00', to: '06-02T00:00', ...(sub_arrays && { sub_arrays }) })
const body = {
  sub_arrays: [{ id: 'a' }, { id: 'b' }, { id: 'c', shares_inverter_with: 'b' }],
  ac_losses: { other_loss: 0.01, outages: { periods: [period(), period(['b']), period(['a', 'b']), period(['a'])] } },
  storage: { capacity_kwh: 10, coupling: 'dc', sub_array: 'b' },
}

test('outages and the battery do not name a part that was removed, and no outage of it becomes one of the plant', () => {
  expect(withoutPart(body, 1)).toEqual({
    sub_arrays: [{ id: 'a' }, { id: 'c' }],
    ac_losses: { other_loss: 0.01, outages: { periods: [period(), period(['a']), period(['a'])] } },
    storage: { capacity_kwh: 10, coupling: 'dc' },
  })
  expect(withoutPart(body, 2)).toEqual({ ...body, sub_arrays: body.sub_arrays.slice(0, 2) })
  const twice = { ...body, sub_arrays: [{ id: 'b' }, { id: 'b' }] }
  expect(withoutPart(twice, 0)).toEqual({ ...body, sub_arrays: [{ id: 'b' }] })
  expect(withoutPart({ sub_arrays: [{ id: 'a' }] }, 0)).toEqual({})
})

test('they follow a part that is renamed', () => {
  expect(renamed(body, 1, 'east')).toMatchObject({
    ac_losses: { outages: { periods: [period(), period(['east']), period(['a', 'east']), period(['a'])] } },
    storage: { sub_array: 'east' },
  })
})
