import { join, relative } from 'node:path'
import { isBinaryExpression, isElementAccessExpression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Check } from './check.ts'
import { ROOT } from './project-files.ts'

/**
 * `table[word]` also finds inherited properties: a title with the word "constructor" once ended an import. So an object
 * may be indexed by a key whose values the types know completely, and by any other text only through `lookUp`. The
 * compiler knows the type of a key. Arrays are not indexed by texts, and Maps inherit nothing.
 */
export const foreignKeys: Check = {
  name: 'look-ups by foreign text',
  async run() {
    return { problems: foreignKeysIn(ROOT, 'src') }
  },
}

/** The one function that may index objects by any text, since it checks own properties first. */
const LOOK_UP = 'src/shared/look-up.ts'
const TEST = /\.(test|test-helper|spec)\.tsx?$/

/** The problems in a folder of a project with a `tsconfig.json`. */
export function foreignKeysIn(project: string, folder: string): string[] {
  const api = new API({ cwd: project })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(project, 'tsconfig.json')] })
    return snapshot.getProjects().flatMap(({ program, checker }) =>
      program
        .getSourceFileNames()
        .map((name) => ({ name, path: relative(project, name) }))
        .filter(({ path }) => path.startsWith(`${folder}/`) && path !== LOOK_UP && !TEST.test(path))
        .flatMap(({ name, path }) => {
          const file = program.getSourceFile(name)
          if (!file) return [`${path} was not read: the rule does not hold for it`]
          const lookUps = lookUpsIn(file)
          const types = checker.getTypeAtLocation(lookUps.map(({ key }) => key))
          return lookUps
            .filter((_, index) => isForeign(types[index], checker))
            .map(({ node }) => describe(path, file.text, node))
        }),
    )
  } finally {
    api.close()
  }
}

interface LookUp {
  node: Node
  key: Node
}

/** Every `table[key]` and `key in table` below a node. */
function lookUpsIn(node: Node): LookUp[] {
  const below: LookUp[] = []
  node.forEachChild((child) => void below.push(...lookUpsIn(child)))
  if (isElementAccessExpression(node)) return [{ node, key: node.argumentExpression }, ...below]
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
    return [{ node, key: node.left }, ...below]
  }
  return below
}

const ANY_TEXT = TypeFlags.String | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown

/** Whether a key may be a text that is also an inherited property. */
function isForeign(type: Type | undefined, checker: Checker): boolean {
  if (type === undefined || type.flags & ANY_TEXT) return true
  if (type.isUnionType()) return type.getTypes().some((part) => isForeign(part, checker))
  if (type.isTemplateLiteralType()) return isInherited(type.texts)
  if (type.isStringLiteralType()) return false
  return type.isTypeParameter() && isForeign(checker.getBaseConstraintOfType(type), checker)
}

const INHERITED = Object.getOwnPropertyNames(Object.prototype)

/** The fixed words of a template can rule out all inherited names: `title_${number}`. */
const isInherited = (fixed: readonly string[]): boolean =>
  INHERITED.some((name) => name.startsWith(fixed[0] ?? '') && name.endsWith(fixed.at(-1) ?? ''))

function describe(path: string, text: string, node: Node): string {
  const written = text.slice(node.pos, node.end).trim()
  const start = node.end - written.length
  const line = text.slice(0, start).split('\n').length
  return `${path}:${line}: ${written} also finds what every object inherits: use lookUp (${LOOK_UP}) or a Map`
}
