import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './project.mjs'
import { countCheck } from './test-summary.mjs'

/** Where the list of everything that is delivered is written, in the format of CycloneDX. */
export const sbomFile = join(root, '.cache/reports/sbom.cdx.json')

/** What we allow, and what we answer where something else is found. */
const answered = JSON.parse(readFileSync(join(root, 'scripts/supply-chain.json'), 'utf8'))

/** Asks the registry for known vulnerabilities of what runs. Without a registry that answers nothing is proven. */
export async function auditPackages() {
  const { output } = await npm(['audit', '--omit=dev', '--json'])
  const report = jsonIn(output)
  if (report?.vulnerabilities === undefined) {
    console.log(`The registry cannot be asked: ${report?.message ?? (output.trim() || 'no answer')}`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const open = unansweredIn(report.vulnerabilities, answered.advisories)
  for (const line of open) console.error(line)
  return countCheck(open.length)
}

/** Writes the list of everything that runs, on every platform, and holds each licence against those that we allow. */
export async function listPackages() {
  const { output } = await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'])
  const sbom = jsonIn(output)
  if (!sbom?.components?.length) {
    console.error(`npm made no list of the packages: ${output.trim()}`)
    return countCheck(1)
  }
  mkdirSync(join(root, '.cache/reports'), { recursive: true })
  writeFileSync(sbomFile, `${JSON.stringify(sbom, null, 2)}\n`)
  const refused = refusedIn(sbom.components, answered)
  for (const line of refused) console.error(line)
  console.log(`${sbom.components.length} packages are listed in ${sbomFile}.`)
  return countCheck(refused.length)
}

/** Vulnerabilities that nobody has answered, a line each; the answer to an advisory is why it does not concern us. */
export function unansweredIn(vulnerabilities, advisories) {
  return Object.values(vulnerabilities).flatMap(({ name, severity, via }) =>
    via
      .filter((one) => typeof one === 'object' && !advisories[one.url])
      .map(({ title, url }) => `${name} (${severity}): ${title} ${url}`),
  )
}

/** Packages whose licence we do not allow, a line each. */
export function refusedIn(components, { licences, licencesOfSome }) {
  const isAllowed = (name, licence) =>
    licences.includes(licence) ||
    (licencesOfSome[licence]?.packages ?? []).some((start) => name.startsWith(start))
  return components
    .filter(({ name, licenses = [] }) => {
      const told = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
      // Of licences to choose from one is enough; of those that hold together each is needed.
      const isFine = (expression) =>
        expression
          .replace(/[()]/g, '')
          .split(' OR ')
          .some((choice) => choice.split(' AND ').every((licence) => isAllowed(name, licence)))
      return told.length === 0 || !told.every(isFine)
    })
    .map(({ name, version, licenses }) => `${name} ${version}: ${JSON.stringify(licenses ?? 'no licence')}`)
}

function npm(parameters) {
  return run('npm', parameters, { quiet: true, shell: process.platform === 'win32' })
}

/** The JSON in what npm printed, which may warn before it. */
function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
