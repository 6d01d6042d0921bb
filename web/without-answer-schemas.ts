import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}
type Property = Node & { key: Node & { name?: string }; value: Node & { properties?: Property[] } }

/** Contracts of staff: the dashboard checks its forms by the schemas of their bodies. */
const FORMS = /\/contract\/(?:admin-|bonus|desk|prize-)[\w-]*\.ts$/

/**
 * The browser trusts its own server and checks no answers, so a phone need not download the schemas of answers, nor
 * the library that reads them. Every endpoint keeps its method and its address, those of staff the schema of their body.
 */
export function withoutAnswerSchemas(): Plugin {
  return {
    name: 'without-answer-schemas',
    apply: 'build',
    transform(code, id) {
      if (!/\/contract\/[\w-]+\.ts$/.test(id)) return
      const { body } = this.parse(code)
      const hasForms = FORMS.test(id)
      const doomed = body.flatMap((statement) => unusedParts(statement as unknown as Node, hasForms))
      return { code: doomed.reduce(blank, code), map: null }
    },
  }
}

function unusedParts(statement: Node, hasForms: boolean): Node[] {
  const { declaration } = statement as {
    declaration?: { declarations?: { init?: Property['value'] | null }[] }
  }
  return (declaration?.declarations ?? []).flatMap(({ init }) => {
    const schema = init?.properties?.find(({ key }) => key?.name === 'schema')
    return schema?.value.properties?.filter(({ key }) => !hasForms || key?.name !== 'body') ?? []
  })
}

// Blanks of the same length leave every other place of the file where it was.
function blank(code: string, { start, end }: Node): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
  const gap = code.slice(start, end + comma).replace(/[^\n]/g, ' ')
  return code.slice(0, start) + gap + code.slice(end + comma)
}
