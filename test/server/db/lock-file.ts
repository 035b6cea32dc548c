/** Locks a store. File locks work only between processes, so a second process takes the lock. */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const script = `const db = new (require('bun:sqlite').Database)(${JSON.stringify(file)}); db.run('begin immediate'); console.log('locked'); for await (const _ of process.stdin);`
  const other = Bun.spawn([process.execPath, '-e', script], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' })
  await other.stdout.getReader().read()
  return async () => {
    other.kill()
    await other.exited
  }
}
