/** Work that takes longer than this shows its progress on standard error. */
const SHOWN_AFTER_MS = 500

/** Shows how much of some work is done, on a terminal alone. */
export function progressOf(work: string): (doneFrac: number) => void {
  if (!process.stderr.isTTY) return () => undefined
  const begun = performance.now()
  return (doneFrac) => {
    if (performance.now() - begun < SHOWN_AFTER_MS) return
    const text = `${work} ${Math.round(doneFrac * 100)} %`
    process.stderr.write(doneFrac < 1 ? `\r${text}` : `\r${' '.repeat(text.length)}\r`)
  }
}

/** Shows how long some work has taken, on a terminal alone. Call it often, and once with `true` at the end. */
export function secondsOf(work: string): (isDone?: unknown) => void {
  if (!process.stderr.isTTY) return () => undefined
  const begun = performance.now()
  let shownS = 0
  return (isDone) => {
    const seconds = Math.floor((performance.now() - begun) / 1000)
    const text = `${work}, ${seconds} s`
    if (isDone === true) process.stderr.write(shownS === 0 ? '' : `\r${' '.repeat(text.length)}\r`)
    else if (seconds > shownS) process.stderr.write(`\r${text}`)
    shownS = seconds
  }
}

/** Shows that a service is at work, until the promise settles. */
export async function waiting<T>(work: string, answer: Promise<T>): Promise<T> {
  const show = secondsOf(work)
  const timer = setInterval(show, 1000)
  try {
    return await answer
  } finally {
    clearInterval(timer)
    show(true)
  }
}
