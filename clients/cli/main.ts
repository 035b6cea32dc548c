#!/usr/bin/env bun
/** `pvyield`: every command. */
import { join } from 'node:path'
import { pvyield } from './pvyield.ts'
import { startSimulation } from './simulate.ts'

const ROOT = join(import.meta.dir, '..', '..')
const [command, ...args] = process.argv.slice(2)
// It has a compiled program, which starts in a third of the time.
if (command === 'simulate') await startSimulation('pvyield', ROOT, args)
else await pvyield({ name: 'pvyield', root: ROOT }, process.argv.slice(2))
