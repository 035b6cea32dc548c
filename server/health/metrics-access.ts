import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer realm="metrics"' }

/** Who may read the metrics: callers with the token; where none is set, this machine alone. */
export class MetricsAccess {
  private readonly token: Uint8Array | null
  private readonly isLocal: boolean

  constructor({ metricsToken, host }: Pick<Config, 'metricsToken' | 'host'>) {
    this.token = metricsToken === null ? null : digest(metricsToken)
    this.isLocal = isLoopback(host)
  }

  /**
   * @param authorization  header as sent
   * Fails: Problem unauthorized without the token, forbidden when there is none on a public address.
   */
  require(authorization: string | null): void {
    if (this.token !== null) {
      const sent = authorization?.match(/^bearer +(\S+) *$/i)?.[1] ?? ''
      // Digests have one length, so the time of the comparison reveals nothing about the token.
      if (timingSafeEqual(digest(sent), this.token)) return
      throw new Problem('unauthorized', 'Metrics need the token of this server: send it as Authorization: Bearer', { headers: CHALLENGE })
    }
    if (!this.isLocal)
      throw new Problem(
        'forbidden',
        'This server is reachable from other machines (HOST) and shows its metrics only with a token: its operator must set METRICS_TOKEN',
      )
  }
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
}
