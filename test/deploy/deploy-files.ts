import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dir, '..', '..')

export type Environment = Readonly<Record<string, string>>

export interface Image {
  readonly from: readonly string[]
  readonly environment: Environment
  readonly user: string
  readonly volume: string
  readonly port: string
  readonly entrypoint: readonly string[]
  readonly healthCheck: readonly string[]
}

/** What the files read of a service in a compose file, with the merged keys in place. */
export interface ComposeService {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string | number>>
  readonly ports?: readonly string[]
  readonly volumes: readonly string[]
  readonly read_only: boolean
  readonly cap_drop: readonly string[]
  readonly stop_grace_period?: string
  readonly networks?: readonly string[]
  readonly command?: readonly string[]
}

/** An object of a manifest: its kind and name are checked, the rest is looked up where a test needs it. */
export interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape, which the validators of Kubernetes check
  readonly [key: string]: any
}

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

export function readImage(): Image {
  const lines = read('deploy/Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const all = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const one = (word: string) => all(word)[0] ?? ''
  return {
    from: all('FROM').map((line) => line.split(' ')[0] ?? ''),
    environment: pairs(one('ENV')),
    user: one('USER'),
    volume: one('VOLUME'),
    port: one('EXPOSE'),
    entrypoint: JSON.parse(one('ENTRYPOINT')),
    healthCheck: JSON.parse(/CMD (.*)/.exec(one('HEALTHCHECK'))?.[1] ?? ''),
  }
}

export function readCompose(name: string): Readonly<Record<string, ComposeService>> {
  return (Bun.YAML.parse(read(`deploy/compose/${name}.yaml`)) as { services: Record<string, ComposeService> }).services
}

/** The environment of a service, with the defaults of what its file leaves to the operator. */
export function environmentOf({ environment = {} }: ComposeService): Environment {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  )
}

export function readManifests(name: string): readonly Manifest[] {
  return Bun.YAML.parse(read(`deploy/kubernetes/${name}.yaml`)) as Manifest[]
}

/** Settings of a unit by their names, a setting that is given several times with all of its values. */
export function readUnit(name: string): ReadonlyMap<string, readonly string[]> {
  const settings = new Map<string, string[]>()
  for (const [, key = '', value = ''] of read(`deploy/systemd/${name}`).matchAll(/^(\w+)=(.*)$/gm))
    settings.set(key, [...(settings.get(key) ?? []), value])
  return settings
}

/** `NAME=value` pairs in one line. */
export function pairs(line: string): Environment {
  return Object.fromEntries([...line.matchAll(/(\w+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]))
}
