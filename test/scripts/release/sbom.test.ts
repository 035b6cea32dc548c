import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { sbomText } from '../../../scripts/release/sbom.ts'
import { VERSION } from '../../../scripts/release/version.ts'
import { shippedPackages } from '../../../scripts/third-party.ts'

const SCHEMAS = join(import.meta.dir, '..', '..', '..', 'node_modules', '@cyclonedx', 'cyclonedx-library', 'res', 'schema')
const schema = (name: string) => JSON.parse(readFileSync(join(SCHEMAS, `${name}.SNAPSHOT.schema.json`), 'utf8'))
const date = new Date('2026-11-26T12:00:00Z')
const text = sbomText(date)
const sbom = JSON.parse(text)

test('the list of what a release contains is CycloneDX 1.6, by its published schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  // By the addresses at which it names them.
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema({ ...schema(name), $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json` })
  const validate = ajv.compile(schema('bom-1.6'))
  expect([validate(sbom), validate.errors]).toEqual([true, null])
  expect([validate({ ...sbom, components: [{ type: 'library' }] }), validate({ ...sbom, serialNumber: '1' })]).toEqual([false, false])
})

test('it has every shipped package with the digest of its archive, Bun, and edges between them alone', () => {
  const { components, dependencies, metadata } = sbom
  expect([metadata.timestamp, metadata.component.version]).toEqual([date.toISOString(), VERSION])
  expect(components.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`).sort()).toEqual(
    [`bun ${Bun.version}`, ...shippedPackages().keys()].sort(),
  )
  const packages = components.filter(({ name }: { name: string }) => name !== 'bun')
  expect(packages.filter(({ hashes }: { hashes?: { content: string }[] }) => hashes?.[0]?.content.length !== 128)).toEqual([])
  const refs = new Set([metadata.component, ...components].map((one) => one['bom-ref']))
  expect(
    dependencies
      .flatMap((one: { ref: string; dependsOn: string[] }) => [one.ref, ...one.dependsOn])
      .filter((ref: string) => !refs.has(ref)),
  ).toEqual([])
})

test('the same commit gives the same bytes, with the same serial number', () => {
  expect(sbomText(date)).toBe(text)
  expect(JSON.parse(sbomText(new Date(0))).serialNumber).not.toBe(sbom.serialNumber)
})
