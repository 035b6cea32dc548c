import { expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../../scripts/hang-limit.ts'
import { rounds } from '../../../rounds.ts'
import { report } from '../../../torture/report.ts'
import { openLedger } from '../ledger/ledger.ts'
import { World } from './world.ts'

const SEQUENCES = rounds(8, 2500)
/** The first seed of another part of the sequences: `MODEL_SEED=101 bun run torture charges`. */
const FIRST = Number(process.env.MODEL_SEED ?? 1)
const STEPS = 40
/** Sequences at the same time, each on a store of its own: they wait for the disk more than they compute. */
const LANES = 4
/** So that a store stays small. */
const SEQUENCES_A_STORE = 50

/** The next seed that nobody has taken. */
let seed = FIRST
let done = 0

async function sequence(): Promise<void> {
  const t = await openLedger()
  for (let k = 0; k < SEQUENCES_A_STORE && seed < FIRST + SEQUENCES; k++) {
    const world = new World(t, seed++)
    try {
      for (let step = 0; step < STEPS; step++) await world.step()
      await world.finish()
    } catch (cause) {
      throw new Error(`Seed ${world.seed} after ${world.said.join(' ')}`, { cause })
    }
    done++
    if (done % 100 === 0) console.log(`${done} sequences`)
  }
  const { differences, open } = await t.audit()
  expect([differences, open]).toEqual([[], []])
  await t.close()
}

async function lane(): Promise<void> {
  while (seed < FIRST + SEQUENCES) await sequence()
}

test(
  'random sequences of runs, payments, refunds, failures, kills and clocks: no unit is charged twice or lost, no run is without its charge, and the balances are the sum of the ledger',
  async () => {
    await Promise.all(Array.from({ length: LANES }, lane))
    report('charges', 'random sequences without a difference', done)
  },
  HANG_LIMIT_MILLIS,
)
