import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER } from '../../scripts/server-programs.ts'
import { HELD_PER_WORKER } from '../../server/assembly/run-services.ts'
import { readConfig } from '../../server/config.ts'
import { settingNames } from '../../server/misspelt-settings.ts'
import { CHECKPOINTS } from '../server/db/sqld.ts'
import {
  type ComposeService,
  type Environment,
  environmentOf,
  type Manifest,
  pairs,
  ROOT,
  read,
  readCompose,
  readImage,
  readManifests,
  readUnit,
} from './deploy-files.ts'

const image = readImage()
const composes = { one: readCompose('one'), many: readCompose('many') }
const manifests = readManifests('pvyield')
const autoscaling = readManifests('autoscaling')
const units = ['pvyield.service', 'pvyield@.service']
const operations = read('docs/operations.md')
/** What programs below the service read: the framework, the packed service, the folder for what the binary unpacks. */
const NO_SETTINGS = ['NODE_ENV', 'PVYIELD_SERVICE_ROOT', 'XDG_CACHE_HOME']
const { stopGraceMillis } = readConfig({})

const object = (kind: string, name: string): Manifest =>
  [...manifests, ...autoscaling].find((manifest) => manifest.kind === kind && manifest.metadata.name === name) ?? fail(`${kind} ${name}`)
const fail = (what: string): never => {
  throw new Error(`There is no ${what}`)
}
const containerOf = (manifest: Manifest) => manifest.spec.template.spec.containers[0]
const stateful = ['pvyield-store', 'pvyield-redis'].map((name) => object('StatefulSet', name))
const deployments = ['pvyield-api', 'pvyield-worker'].map((name) => object('Deployment', name))

/** The environment of every server that the files start, by where it stands. */
const environments: Readonly<Record<string, Environment>> = {
  image: image.environment,
  ...Object.fromEntries(
    Object.entries(composes).flatMap(([file, services]) =>
      Object.entries(services)
        .filter(([, service]) => service.build !== undefined)
        .map(([name, service]) => [`${file}.yaml ${name}`, { ...image.environment, ...environmentOf(service) }]),
    ),
  ),
  ...Object.fromEntries(
    deployments.map((manifest) => {
      const own = Object.fromEntries(containerOf(manifest).env.map(({ name, value }: { name: string; value: string }) => [name, value]))
      return [manifest.metadata.name, { ...image.environment, ...object('ConfigMap', 'pvyield').data, ...own }]
    }),
  ),
  ...Object.fromEntries(
    units.map((unit) => [
      unit,
      pairs((readUnit(unit).get('Environment') ?? []).join(' ').replaceAll('%i', 'all').replaceAll('%S', '/var/lib')),
    ]),
  ),
}

describe('settings', () => {
  test.each(Object.entries(environments))('of %s exist and have values that the server takes', (_, environment) => {
    const names = settingNames()
    expect(Object.keys(environment).filter((name) => !names.has(name) && !NO_SETTINGS.includes(name))).toEqual([])
    expect(() => readConfig(environment)).not.toThrow()
  })

  test('of sqld make its checkpoints by time, as operations.md says', () => {
    const [flag = '', seconds = ''] = CHECKPOINTS
    expect(operations).toContain(CHECKPOINTS.join(' '))
    expect(containerOf(object('StatefulSet', 'pvyield-store')).command.join(' ')).toContain(CHECKPOINTS.join(' '))
    expect(composes.many.store?.environment?.SQLD_CHECKPOINT_INTERVAL_S).toBe(seconds)
    expect(read('scripts/cluster.ts')).toContain(`['${flag}', '${seconds}']`)
  })

  test('give each server of many its role, and all of them the database server that the file starts', () => {
    const roles = ['many.yaml api', 'many.yaml worker', 'pvyield-api', 'pvyield-worker'].map((name) => readConfig(environments[name] ?? {}))
    expect(roles.map(({ role }) => role)).toEqual(['api', 'worker', 'api', 'worker'])
    expect(roles.map(({ databaseUrl }) => new URL(databaseUrl).hostname)).toEqual(['store', 'store', 'pvyield-store', 'pvyield-store'])
    expect(roles.map(({ redisUrl }) => redisUrl && new URL(redisUrl).hostname)).toEqual([
      'redis',
      'redis',
      'pvyield-redis',
      'pvyield-redis',
    ])
    expect(Object.keys(composes.many)).toEqual(expect.arrayContaining(['store', 'redis']))
    expect(object('Service', 'pvyield-redis').spec.ports[0].port).toBe(Number(new URL(roles[2]?.redisUrl ?? '').port))
    expect(object('Service', 'pvyield-store').spec.ports[0].port).toBe(Number(new URL(roles[2]?.databaseUrl ?? '').port))
    expect(readConfig({ ...environments['pvyield@.service'], ROLE: 'worker', DATABASE_URL: 'http://127.0.0.1:8081' }).role).toBe('worker')
  })
})

test('every image has a fixed version, and Bun is that of the commands in the documents', () => {
  const named = [
    ...image.from,
    ...Object.values(composes).flatMap((services) => Object.values(services).flatMap((service) => (service.build ? [] : service.image))),
    ...[...deployments, ...stateful].map((manifest) => containerOf(manifest).image),
  ]
  expect(named.filter((name) => !/:v?\d+\.\d+\.\d+(-\w+)?$/.test(name))).toEqual([])
  const [, bun = ''] = /bun@(\d+\.\d+\.\d+)/.exec(operations) ?? []
  expect(new Set(image.from)).toEqual(new Set([`oven/bun:${bun}-slim`]))
  expect(stateful.map((manifest) => containerOf(manifest).image)).toEqual([composes.many.store?.image, composes.many.redis?.image])
})

describe('ports and paths agree', () => {
  const { PORT, DATA_DIR, HOST } = image.environment
  test('in the image', () => {
    expect([image.port, image.volume, HOST]).toEqual([PORT, DATA_DIR, '0.0.0.0'])
    expect(image.healthCheck.join(' ')).toContain("process.env.PORT + '/api/health'")
    expect(image.entrypoint[1]).toBe(`${image.environment.PVYIELD_SERVICE_ROOT}/${SERVER.replace('.ts', '.js')}`)
  })

  test('in the compose files', () => {
    const servers = [composes.one.pvyield, composes.many.api, composes.many.worker] as ComposeService[]
    for (const { volumes, build } of servers) {
      expect(volumes.map((volume) => volume.split(':').at(-1))).toContain(DATA_DIR)
      expect(existsSync(join(ROOT, 'deploy/compose', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
    }
    expect(composes.one.pvyield?.ports?.map((port) => port.split(':').at(-1))).toEqual([PORT])
    expect(read('deploy/compose/Caddyfile')).toMatch(new RegExp(`name api\\s+port ${PORT}\\s`))
    // Behind the proxy nobody but the servers reaches the database server.
    expect(Object.entries(composes.many).flatMap(([name, { ports }]) => (ports === undefined ? [] : name))).toEqual(['proxy'])
    expect([composes.many.store, composes.many.redis].map((service) => service?.networks)).toEqual([['back'], ['back']])
  })

  test('in the manifests', () => {
    const paths = Object.keys(JSON.parse(read('openapi.json')).paths)
    for (const manifest of deployments) {
      const container = containerOf(manifest)
      expect(container.ports).toEqual([{ name: 'http', containerPort: Number(PORT) }])
      expect(container.volumeMounts).toEqual([{ name: 'data', mountPath: DATA_DIR }])
      const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe].httpGet)
      expect(probes.map(({ path }) => path)).toEqual(['/api/health', '/api/health', '/api/ready'])
      expect(probes.every(({ path, port }) => paths.includes(path) && port === 'http')).toBe(true)
      expect(manifest.spec.selector.matchLabels).toEqual(manifest.spec.template.metadata.labels)
      expect(container.resources.requests.cpu).toBe(object('ConfigMap', 'pvyield').data.WORKERS)
    }
    const labels = deployments[0]?.spec.template.metadata.labels
    expect(object('Service', 'pvyield').spec).toEqual({ selector: labels, ports: [{ name: 'http', port: 80, targetPort: 'http' }] })
  })

  test('with what is scaled, and by what', () => {
    for (const { spec } of autoscaling.filter(({ spec: of }) => of.scaleTargetRef !== undefined))
      expect(deployments.map(({ metadata }) => metadata.name)).toContain(spec.scaleTargetRef.name)
    const { query, threshold } = object('ScaledObject', 'pvyield-worker').spec.triggers[0].metadata
    const [, metric = ''] = /^max\(sum by \(pod\) \((\w+)\)\)$/.exec(query) ?? []
    expect(read('server/README.md')).toContain(`\`${metric}\``)
    expect(Number(threshold)).toBe(HELD_PER_WORKER * Number(object('ConfigMap', 'pvyield').data.WORKERS))
  })
})

test('a server may finish its work before it is killed, as docs/operations.md asks', () => {
  const seconds = stopGraceMillis / 1000 + 15
  const given = [composes.one.pvyield, composes.many.api, composes.many.worker].map((service) => service?.stop_grace_period)
  expect(given).toEqual(Array(3).fill(`${seconds}s`))
  for (const { spec } of deployments) {
    const { preStop } = spec.template.spec.containers[0].lifecycle ?? {}
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + Number(preStop?.exec.command[1] ?? 0))
  }
  for (const unit of units) expect(readUnit(unit).get('TimeoutStopSec')).toEqual([String(seconds)])
})

test('Redis keeps what it has over a restart, refuses what does not fit, and is reached by the servers alone', () => {
  const commands: readonly (readonly string[])[] = [composes.many.redis?.command ?? [], containerOf(stateful[1] as Manifest).args]
  for (const command of commands) {
    expect(command.join(' ')).toContain('--appendonly yes --maxmemory 256mb --maxmemory-policy noeviction')
    expect(operations).toContain('--appendonly yes --maxmemory-policy noeviction')
  }
  const from = ['pvyield-store', 'pvyield-redis'].map((name) => object('NetworkPolicy', name).spec.ingress[0].from)
  expect(from[1]).toEqual(from[0])
})

test('no server is root, and none writes but to its data', () => {
  expect(image.user).toBe('1000:1000')
  for (const [name, service] of Object.entries({ ...composes.one, ...composes.many }))
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']])
  for (const { spec } of [...deployments, ...stateful]) {
    expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
    expect(spec.template.spec.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  }
  for (const unit of units) expect(readUnit(unit).get('ProtectSystem')).toEqual(['strict'])
})

test('the memory of a server is the same in the operations guide and in the manifests', () => {
  const [, ofServer = ''] = /^\| Memory \| (.*? right after the start) \|/m.exec(operations) ?? []
  const [, rest = '', start = ''] = /^(\d+ to \d+ MB), (up to \d+ MB right after the start)$/.exec(ofServer) ?? []
  expect(read('deploy/kubernetes/pvyield.yaml')).toContain(`${rest} at rest, ${start}`)
})

test('docs/operations.md names every file of deploy/, and each command that they start', () => {
  const files = [...new Bun.Glob('deploy/**/*').scanSync(ROOT)].filter((file) => !/dockerignore|Caddyfile/.test(file))
  expect(files.length).toBe(11)
  expect(files.filter((file) => !operations.includes(file))).toEqual([])
  expect(operations).toContain(`\`${image.entrypoint.join(' ')}\``)
  for (const unit of units) expect(operations).toContain(`\`${readUnit(unit).get('ExecStart')?.[0]?.replace('/usr/local/bin/', '')}\``)
  for (const name of Object.keys(composes)) expect(operations).toContain(`docker compose --file deploy/compose/${name}.yaml up`)
})
