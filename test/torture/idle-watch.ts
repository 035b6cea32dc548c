/**
 * How late an idle process of this machine comes to its timers: what other programs take from
 * everybody, and what no service can promise against.
 */
const SAMPLE_MILLIS = 10

export interface IdleWatch {
  /** Ends the process. Returns the longest delay, milliseconds. */
  readonly stop: () => Promise<number>
}

const PROGRAM = `
let [due, longest] = [performance.now() + ${SAMPLE_MILLIS}, 0]
setInterval(() => {
  const now = performance.now()
  longest = Math.max(longest, now - due)
  due = now + ${SAMPLE_MILLIS}
}, ${SAMPLE_MILLIS})
process.on('SIGTERM', () => {
  console.log(longest)
  process.exit()
})
console.log('ready')
`

export async function watchIdle(): Promise<IdleWatch> {
  const idle = Bun.spawn([process.execPath, '-e', PROGRAM], { stdout: 'pipe', stderr: 'ignore' })
  const lines = idle.stdout.pipeThrough(new TextDecoderStream()).getReader()
  await lines.read()
  return {
    stop: async () => {
      idle.kill('SIGTERM')
      return Number((await lines.read()).value ?? 0)
    },
  }
}
