/**
 * Names by their sound: Chinese ones by their pinyin, Japanese ones by their readings, Arabic words by their
 * consonants. A name that can be read in several ways is found by each.
 */
import { HashSlots } from './storage/hash-slots.ts'
import type { ChunkReader } from './storage/snapshot-chunks.ts'
import { arabicConsonants, hasLongVowels, latinConsonants } from './text/arabizi.ts'
import { japaneseReadings, pinyinOf } from './text/han-readings.ts'
import { loosePinyin } from './text/readings/pinyin-key.ts'
import { romajiKey } from './text/romaji.ts'
import { isPaired } from './text/tokens.ts'

/** A name, `compared` folded. */
export interface SoundedName {
  lang: string
  compared: string
}

export class NameSounds {
  /** By a sound after the letter of its language, the numbers of names. */
  private readonly slots: HashSlots

  private constructor(slots: HashSlots) {
    this.slots = slots
  }

  static of(names: readonly SoundedName[]): NameSounds {
    const sounds = names.flatMap((name, number) =>
      [...soundsOf(name)].map((sound): [string, number] => [sound, number]),
    )
    return new NameSounds(HashSlots.of(sounds))
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): NameSounds {
    return new NameSounds(HashSlots.read(reader))
  }

  chunks(): Generator<Uint8Array> {
    return this.slots.chunks()
  }

  /** The numbers of the names that sound like a folded Chinese or Japanese text. */
  soundingLike(typed: string, nameAt: (number: number) => SoundedName): number[] {
    return this.withSounds([...pinyinSounds(typed), ...japaneseSounds(typed)], nameAt)
  }

  /** The numbers of the names that a word in Latin letters spells. */
  inLatinLetters(word: string, nameAt: (number: number) => SoundedName): number[] {
    const consonants = latinConsonants(word)
    const romaji = romajiKey(word)
    const sounds = [
      ...(romaji === null ? [] : [JAPANESE + romaji]),
      CHINESE + loosePinyin(word),
      ...(consonants === null ? [] : [ARABIC + consonants]),
    ]
    return this.withSounds(sounds, nameAt).filter((number) => {
      const { lang, compared } = nameAt(number)
      return lang !== 'ar' || hasLongVowels(word, compared)
    })
  }

  private withSounds(sounds: readonly string[], nameAt: (number: number) => SoundedName): number[] {
    const found = new Set<number>()
    for (const sound of sounds)
      for (const number of this.slots.at(sound)) if (soundsOf(nameAt(number)).has(sound)) found.add(number)
    return [...found]
  }
}

const CHINESE = 'c'
const JAPANESE = 'j'
const ARABIC = 'a'

/** Longer names are recognised by their characters. */
const LONGEST = 8

function soundsOf({ lang, compared }: SoundedName): ReadonlySet<string> {
  if (lang === 'ar') return new Set(arabicSounds(compared))
  if (compared.length > LONGEST || !isPaired(compared)) return new Set()
  if (lang === 'ja') return new Set(japaneseSounds(compared))
  return new Set(lang.startsWith('zh') ? pinyinSounds(compared) : [])
}

function arabicSounds(word: string): string[] {
  const consonants = arabicConsonants(word)
  return consonants === null ? [] : [ARABIC + consonants]
}

const pinyinSounds = (text: string): string[] => pinyinOf(text).map((sound) => CHINESE + sound)

const japaneseSounds = (text: string): string[] => japaneseReadings(text).map((sound) => JAPANESE + sound)
