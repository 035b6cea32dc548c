import { expect, test } from 'bun:test'
import { performanceReport, reportOf } from '@pvyield/report/document'
import { assessMade } from '../engine/performance/measurement.ts'
import { overlapsIn } from './drawn-texts.ts'
import { exampleRun } from './example-run.ts'

const LONG = 'A name of a fact that is much longer than its column and goes on over several lines of the page'

test('no two texts of the report of a test overlap, and its cover says where, how and in which time was measured', async () => {
  const run = { latitude: 48.1, longitude: 11.6, tilt_deg: 25, azimuth_deg: 180, system_capacity_kw: 500 }
  const subject = { run, measured: { timezone: -5, interval: 'end' }, file: 'scada.csv' } as const
  const report = performanceReport(assessMade(), { date: '2026-11-27', profile: null, subject })
  expect(Object.fromEntries(report.cover.facts)).toMatchObject({
    File: 'scada.csv',
    Place: 'latitude 48.1, longitude 11.6',
    Planes: 'tilt 25 deg, azimuth 180 deg',
    Stamps: '-5 h from UTC, the whole year; they mark the end of their row',
  })
  expect(report.cover.headlines.find(({ name }) => name.startsWith('Capacity'))?.unit).toMatch(/^from \d\.\d+ to \d\.\d+$/)
  const { texts, overlaps } = await overlapsIn(report)
  expect(texts).toBeGreaterThan(100)
  expect(overlaps).toEqual([])
})

test('no two texts of the report of a run overlap, however long the names of its facts and headlines are', async () => {
  const { report: run } = await exampleRun()
  const report = reportOf(run)
  const headline = { name: LONG, value: '123,456,789', unit: LONG }
  const facts = [...report.cover.facts, [LONG, LONG] as const, ['Short', LONG] as const]
  const { overlaps } = await overlapsIn({ ...report, cover: { ...report.cover, facts, headlines: [headline, headline, headline] } })
  expect(overlaps).toEqual([])
})
