/**
 * Child of the bench: `bun cold.ts <case> <seed>` prints the time that a fresh process needs to
 * load the engine, and for its first run.
 */
const begun = performance.now()
const { engineCases } = await import('./engine-cases.ts')
const loadMs = performance.now() - begun

const [name, seed] = process.argv.slice(2)
const variant = engineCases.find((one) => one.name === name)
if (variant === undefined) throw new Error(`Unknown case ${name}: see engine-cases.ts`)
const work = variant.prepare(Number(seed))
const started = performance.now()
const checksum = work()
console.log(JSON.stringify({ loadMs, firstMs: performance.now() - started, checksum }))
