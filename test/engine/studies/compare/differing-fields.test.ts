import { expect, test } from 'bun:test'
import { differingFields, valueText } from '@pvyield/engine/studies'

test('fields that differ, by dot path, also those that only some send', () => {
  const requests = [
    { latitude: 48, tilt_deg: 20, scene: null, module: { id: 'a' }, site: { albedo_monthly: [0.2, 0.2] } },
    { latitude: 48, gcr: 0.5, scene: null, module: { id: 'b' }, site: { albedo_monthly: [0.2, 0.2] } },
  ]
  expect(differingFields(requests)).toEqual([
    { path: 'tilt_deg', values: [20, undefined] },
    { path: 'module.id', values: ['a', 'b'] },
    { path: 'gcr', values: [undefined, 0.5] },
  ])
  expect(differingFields([requests[0], structuredClone(requests[0])])).toEqual([])
})

test('a section next to none is a difference of the section; a list one of the list', () => {
  expect(differingFields([{ bifacial: null }, { bifacial: { height_m: 1 } }])).toEqual([
    { path: 'bifacial', values: [null, { height_m: 1 }] },
  ])
  expect(differingFields([{ a: [1, 2] }, { a: [1, 3] }]).map(({ path }) => path)).toEqual(['a'])
})

test('values as a table shows them', () => {
  expect(
    [undefined, null, true, 0.1 + 0.2, 'text', [0.2, 0.2], [1, 2], Array.from({ length: 30 }, (_, k) => k), { a: 1 }].map((value) =>
      valueText(value),
    ),
  ).toEqual(['–', 'none', 'yes', '0.3', 'text', '2 × 0.2', '1, 2', '30 values', '{"a":1}'])
})

test('numbers with their units; a share as percent', () => {
  expect([valueText(0.025, 'fraction'), valueText([0.02, 0.02], 'fraction'), valueText(30, 'deg')]).toEqual(['2.5 %', '2 × 2 %', '30 deg'])
})
