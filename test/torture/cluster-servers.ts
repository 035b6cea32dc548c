import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NGINX, nginxCommand, serveProxy } from '../../scripts/proxy.ts'
import { rounds } from '../rounds.ts'
import { type Sqld, startSqld } from '../server/db/sqld.ts'
import { REDIS, type RedisServer, startRedis } from '../server/jobs/redis.ts'
import { freePort, type ServerProcess, StartRefused, startServer } from './server-process.ts'

const ROLES = ['api', 'api', 'worker', 'worker', 'worker'] as const
/** Servers whose clocks are wrong: one of each role. */
const WRONG_CLOCKS = [0, 2]
/** Exit code of a server that the others have given up. */
const GIVEN_UP = 1
const CHARGED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', TRUST_PROXY: '1' }

/** The service as `bun run cluster` has it: a proxy, two API processes and three workers on one database server, and Redis where it is. */
export class Cluster {
  private readonly folder = mkdtempSync(join(tmpdir(), 'pvyield-cluster-'))
  private readonly servers: ServerProcess[] = []
  private readonly ports: number[] = []
  private readonly turns: Promise<void>[] = []
  private stopProxy = async () => undefined as unknown
  private proxyPort = 0
  private isStopped = false
  /** How often the others gave a server up, because it or the database server did not answer for 30 s. */
  givenUp = 0

  private constructor(
    readonly store: Sqld,
    private readonly redis: RedisServer | null,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<Cluster> {
    const cluster = new Cluster(await startSqld(), REDIS === null ? null : await startRedis(), settings)
    for (const _ of ROLES) cluster.ports.push(await freePort())
    await Promise.all(ROLES.map((_, at) => cluster.startServer(at)))
    await cluster.startProxy()
    return cluster
  }

  /** Address of the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.proxyPort}`
  }

  /** Addresses of the processes that answer requests. */
  get apis(): readonly string[] {
    return ROLES.flatMap((role, at) => (role === 'api' ? [`http://127.0.0.1:${this.ports[at]}`] : []))
  }

  /** What can be killed. */
  get victims(): readonly string[] {
    return [...ROLES, 'sqld', ...(this.redis === null ? [] : ['redis'])]
  }

  /** Kills one of `victims` with SIGKILL, and starts it again. */
  async kill(victim: number): Promise<void> {
    const name = this.victims[victim]
    if (name === 'sqld') return this.store.restart()
    if (name === 'redis') return this.redis?.kill().then(() => this.redis?.start())
    await this.inTurn(victim, async () => {
      await this.servers[victim]?.kill()
      await this.startServer(victim)
    })
  }

  /** Stops servers with SIGTERM and starts them again, one after the other. Returns their exit codes. */
  async roll(): Promise<number[]> {
    const codes: number[] = []
    // One of each is enough for the short form.
    for (const at of rounds([2, 0], [...ROLES.keys()]))
      await this.inTurn(at, async () => {
        codes.push((await this.servers[at]?.terminate()) ?? -1)
        await this.startServer(at)
      })
    return codes
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.stopProxy()
    await Promise.all(this.servers.map((server) => server.kill()))
    await Promise.all([this.store.stop(), this.redis?.stop()])
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** What is done to a server, one after the other. */
  private async inTurn(at: number, work: () => Promise<void>): Promise<void> {
    const done = (this.turns[at] ?? Promise.resolve()).then(work)
    this.turns[at] = done
    await done
  }

  /** Starts a server, and starts it again when it ends because the others have given it up, as a supervisor does. */
  private async startServer(at: number): Promise<void> {
    const server = await this.begin(at)
    this.servers[at] = server
    void server.exited.then((code) => {
      if (code !== GIVEN_UP || this.isStopped) return
      this.givenUp++
      void this.inTurn(at, async () => {
        if (this.servers[at] === server) await this.startServer(at)
      })
    })
  }

  private async begin(at: number): Promise<ServerProcess> {
    const settings = this.settingsOf(at)
    for (;;) {
      try {
        return await startServer(join(this.folder, String(at)), settings)
      } catch (cause) {
        if (!(cause instanceof StartRefused) || !cause.errorOutput.includes('given this one up')) throw cause
        this.givenUp++
      }
    }
  }

  private settingsOf(at: number): Record<string, string> {
    return {
      ...(this.redis !== null && { REDIS_URL: this.redis.url }),
      ...CHARGED,
      ...this.settings,
      DATABASE_URL: this.store.url,
      ROLE: ROLES[at] ?? 'all',
      PORT: String(this.ports[at]),
      // Runs are interrupted by a stop; requests are not.
      ...(ROLES[at] === 'worker' && { STOP_GRACE_MS: '0' }),
      ...(WRONG_CLOCKS.includes(at) && { BUN_OPTIONS: `--preload=${join(import.meta.dir, 'jumping-clock.ts')}` }),
    }
  }

  private async startProxy(): Promise<void> {
    this.proxyPort = await freePort()
    const targets = this.apis.map((url) => url.slice('http://'.length))
    if (NGINX === null) {
      const server = serveProxy(this.proxyPort, targets)
      this.stopProxy = () => server.stop(true)
    } else {
      const proxy = Bun.spawn(nginxCommand(NGINX, this.folder, this.proxyPort, targets), { stdout: 'ignore', stderr: 'inherit' })
      this.stopProxy = async () => {
        proxy.kill()
        await proxy.exited
      }
    }
    const isUp = () =>
      fetch(`${this.url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isUp())) await Bun.sleep(20)
  }
}
