import type { Language } from '../../contract/languages.ts'

/** Names of one language; `share` is how many in a hundred attendees have them. */
interface NamePool {
  language: Language
  share: number
  familyFirst: boolean
  /** Between the two names of a full name. */
  joint: string
  first: string[]
  last: string[]
}

/** Invented people need names from everywhere the festival's seven languages are spoken. */
export const namePools: NamePool[] = [
  pool(
    'en',
    46,
    'Ava Maya Zoe Nora Ruby Jade Skye Tessa Imani Priya Leah Quinn Harper Sloane Keisha Dante Marcus Jaylen Theo Owen Caleb Eli Rohan Malik Wyatt Jonah Felix Parker Reese Devon',
    'Lindholm Freeman Okafor Brooks Hayes Patel Nguyen Carter Ellis Monroe Fletcher Reyes Whitaker Dawson Kaur Bennett Osei Sinclair Mercer Holloway Vaughn Abbott Delgado Pruitt Langley Mehta Boyd Castell Ibarra Winslow',
  ),
  pool(
    'es',
    20,
    'Valentina Camila Lucía Ximena Renata Sofía Paloma Noemí Mateo Diego Emiliano Joaquín Iván Andrés Tomás Bruno',
    'Ramírez Castillo Herrera Navarro Fuentes Salazar Ibáñez Montoya Rosales Quiroga Vega Cordero Peña Arroyo Zamora Luján',
  ),
  pool(
    'fr',
    8,
    'Chloé Manon Inès Léa Camille Élodie Maëlys Hugo Lucas Théo Rémi Baptiste Émile Yanis',
    'Lefèvre Moreau Girard Rousseau Chevalier Besson Lacroix Marchand Perrin Renaud Fabre Collet',
  ),
  pool(
    'de',
    8,
    'Lena Mia Johanna Frieda Greta Annika Jonas Lukas Moritz Finn Jannik Emil Till Karl',
    'Bergmann Vogel Krüger Schäfer Lorenz Brandt Köhler Winkler Seidel Haas Ritter Böhm',
  ),
  pool(
    'zh',
    8,
    '子涵 雨桐 欣怡 诗涵 佳琪 梓萱 浩然 宇轩 俊杰 天佑 博文 思远',
    '张 王 李 陈 刘 林 黄 吴 周 徐',
    '',
  ),
  pool(
    'ja',
    5,
    '陽菜 結衣 さくら 美咲 葵 凛 蓮 大翔 悠真 颯太 海斗 樹',
    '佐藤 鈴木 高橋 田中 渡辺 伊藤 中村 小林 加藤 山本',
    ' ',
  ),
  pool(
    'ko',
    5,
    '서연 지우 하은 민서 수아 예린 민준 도윤 시우 하준 지호 준서',
    '김 이 박 최 정 강 조 윤 장 임',
    '',
  ),
]

/** First words of invented handles. Together with the nouns and a number they give 14 million. */
export const handleAdjectives = words(
  'neon lunar velvet pixel solar cosmic golden silent electric misty wild retro frosty mellow hyper crystal amber dusty lucky midnight sunny turbo violet echo glitch honey indigo jelly koi lemon mango noisy opal paper rapid sleepy tiny ultra vivid zesty',
)

/** Second words of invented handles. */
export const handleNouns = words(
  'fox cassette comet panda vinyl otter dancer skater pixel sparrow tiger mochi beats waves rider bloom kitten drummer raven cactus dreamer falcon gecko hopper jumper koala lynx maple noodle orbit peach quokka rocket synth turtle unicorn viper walrus yeti zebra',
)

/** What stands between the words of a handle. */
export const handleJoints = ['', '.', '_', '__', '.the.', '_x_', '.is.', '_of_', '.x.']

function pool(
  language: Language,
  share: number,
  first: string,
  last: string,
  familyJoint?: string,
): NamePool {
  const familyFirst = familyJoint !== undefined
  return { language, share, familyFirst, joint: familyJoint ?? ' ', first: words(first), last: words(last) }
}

function words(list: string): string[] {
  return list.split(' ')
}
