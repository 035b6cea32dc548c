import { expect, test } from 'bun:test'
import { repeat } from '../../../server/assembly/upkeep.ts'
import { ALL_DUTIES } from '../../../server/db/duties.ts'

test('a look at the other servers that fails as long as the store is away is logged once, with its cause', async () => {
  const lines: string[] = []
  const note = (event: string, fields: unknown) => void lines.push(`${event} ${JSON.stringify(fields)}`)
  let looks = 0
  let isAway = true
  const lookAround = async () => {
    looks++
    if (isAway) throw new Error('away')
  }
  const chores = { sweep: async () => undefined, keepProvider: () => undefined, lookAround }
  const end = repeat(chores, ALL_DUTIES, { info: note, warn: note, error: note }, 1e9, 1)
  const look = async (count: number) => {
    const until = looks + count
    while (looks < until) await Bun.sleep(1)
  }
  await look(5)
  expect(lines).toEqual(['not_taken_up {"cause":"Error: away"}'])
  isAway = false
  await look(2)
  isAway = true
  await look(3)
  end()
  expect(lines).toHaveLength(2)
})
