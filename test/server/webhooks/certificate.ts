import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate of hooks.test that signs itself, made by openssl; null where there is none. */
export function certificate(): { readonly cert: string; readonly key: string } | null {
  if (Bun.which('openssl') === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=hooks.test', '-addext', 'subjectAltName=DNS:hooks.test']
  const { exitCode, stderr } = Bun.spawnSync(['openssl', 'req', ...kind, ...name, '-keyout', key, '-out', cert])
  if (exitCode !== 0) throw new Error(stderr.toString())
  const made = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  rmSync(folder, { recursive: true, force: true })
  return made
}
