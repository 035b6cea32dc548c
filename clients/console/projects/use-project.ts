import type { Project } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { call, isSignedOut, messageOf } from './service.ts'

const POLL_MILLIS = 1000

/** A project as the service has it, looked at again after each change, and while something of it runs. */
export function useProject(root: string, id: string) {
  const path = `api/projects/${id}`
  const [project, setProject] = useState<Project | null>(null)
  const [said, say] = useState('')
  const [isOut, setOut] = useState(false)
  const load = async () => setProject(await call<Project>(root, 'GET', path))
  const act = async (work: () => Promise<unknown>) => {
    say('')
    const refuse = (cause: unknown) => (isSignedOut(cause) ? setOut(true) : say(messageOf(cause)))
    await work().catch(refuse)
    await load().catch(refuse)
  }
  useEffect(() => void act(async () => undefined), [id])
  const isRunning = project?.variants.some(({ run }) => run?.status === 'running') === true
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void load().catch(() => undefined), POLL_MILLIS)
    return () => clearInterval(timer)
  }, [isRunning])
  return { path, project, said, say, act, isRunning, isOut }
}

export type OpenProject = ReturnType<typeof useProject>
