import { skillConcepts } from '#config/skills/skills.ts'
import { taxonomyConcepts, titleById } from '#config/taxonomy/taxonomy.ts'
import { languageOf, type Name, type Named, type Names } from './names.ts'

/** The names of the project's own titles, functions and skills. */
export function readOwnNames(): Names {
  const concepts = [...taxonomyConcepts(), ...skillConcepts()]
  return {
    things: concepts.map(({ kind, id }) => thingOf(kind, id)),
    names: concepts.flatMap(({ kind, id, labels }) =>
      labels.map(({ lang, text }): Name => ({ text, lang: languageOf(lang), of: idOf(kind, id) })),
    ),
    sentences: [],
  }
}

type Kind = ReturnType<typeof taxonomyConcepts>[number]['kind'] | 'skill'

const idOf = (kind: Kind, id: number): string => `own:${kind}:${id}`

function thingOf(kind: Kind, id: number): Named {
  const title = kind === 'title' ? titleById(id) : undefined
  if (title !== undefined)
    return {
      id: idOf(kind, id),
      source: 'own',
      group: `function:${title.function}`,
      unit: title.isco,
      isCoarse: false,
    }
  const source = kind === 'skill' ? 'skill' : 'field'
  return { id: idOf(kind, id), source, group: source, unit: null, isCoarse: false }
}
