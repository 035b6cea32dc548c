import type { NewProject, Project } from '@pvyield/sdk'
import type { ConsoleState } from '../state/console-state.ts'
import { wholeRequest } from '../take/whole-request.ts'
import { open } from './opened.ts'
import { call } from './service.ts'

/** Keeps the pinned plants as a project of the account, which the view of projects then shows. Fails: Refusal. */
export async function savePins(root: string, { pins, files, place }: ConsoleState): Promise<void> {
  const variants: object[] = []
  for (const [k, { name, plant }] of pins.entries())
    variants.push({ name: name.trim() || `Variant ${k + 1}`, request: await wholeRequest({ plant, files }) })
  const body = { name: place || 'Pinned plants', variants } as NewProject
  open((await call<Project>(root, 'POST', 'api/projects', body)).project_id)
}
