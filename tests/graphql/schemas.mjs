import { readFileSync } from 'node:fs';

// Something of everything that a schema can have.
export const pets = `
"""
Pets and who they live with.
"""
schema @note(text: "first") @note(text: "second") {
  query: Query
  mutation: Mutation
  subscription: Subscription
}

directive @note(text: String!, level: Int = 1) repeatable on SCHEMA | FIELD | OBJECT | QUERY | FRAGMENT_DEFINITION
directive @onQuery on QUERY
directive @onMutation on MUTATION
directive @onSubscription on SUBSCRIPTION
directive @onField(where: Where, tags: [String!]) on FIELD
directive @onSpread on FRAGMENT_SPREAD
directive @onInline on INLINE_FRAGMENT
directive @onFragment on FRAGMENT_DEFINITION
directive @onVariable(max: Int) on VARIABLE_DEFINITION

scalar Moment @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339")
scalar Anything

enum Size { SMALL MEDIUM LARGE TINY @deprecated(reason: "use SMALL") }
enum Command { SIT DOWN HEEL FETCH }

interface Node { id: ID! }
interface Named implements Node { id: ID! name(surname: Boolean): String }
interface Pet implements Node & Named { id: ID! name(surname: Boolean): String owner: Human size: Size }

type Dog implements Node & Named & Pet {
  id: ID!
  name(surname: Boolean): String
  owner: Human
  size: Size
  barks: Boolean!
  volume: Int
  knows(command: Command!): Boolean
  isAt(x: Int, y: Int): Boolean
  friends(first: Int = 3, where: Where): [Pet!]
  extra: Extra
}

type Cat implements Node & Named & Pet {
  id: ID!
  name(surname: Boolean): String
  owner: Human
  size: Size
  meows: Boolean
  volume: Float
  lives: Int!
  enemy: Dog
  friends(first: Int = 3): [Pet]
  extra: CatExtra
}

type Human implements Node & Named {
  id: ID!
  name(surname: Boolean): String
  pets(limit: Int, sizes: [Size!] = [SMALL]): [Pet!]!
  relatives: [Human]!
  matrix: [[Int!]]
  iq: Int
  weight: Float
  born: Moment
  old: String @deprecated
}

type Alien implements Node { id: ID! home: String arms: Int friend: Being }

union CatOrDog = Cat | Dog
union Being = Human | Alien
union Living = Human | Cat

type Extra { text: String number: Int }
type CatExtra { text: String! number: Int list: [String] }

input Where {
  size: Size = MEDIUM
  names: [String!]
  range: Range
  near: [Range]
  id: ID
  required: Boolean! = true
}

input Range { from: Int! to: Int = 10 step: Float unit: String = "cm" }
input Deep { must: String! inner: Deep list: [Deep!] old: Int @deprecated(reason: "gone") }

type Query {
  node(id: ID!): Node
  pet: Pet
  pets(where: Where = { size: LARGE, range: { from: 1 } }): [Pet]
  dog: Dog
  dogs: [Dog!]!
  cat(id: ID = 7): Cat
  human(id: ID): Human
  catOrDog: CatOrDog
  being: Being
  living: [Living]
  must: Must
  numbers(int: Int, float: Float, list: [Int], listOfLists: [[Int]], nonNull: [Int!]!): String
  text(string: String, id: ID, boolean: Boolean, size: Size, moment: Moment, any: Anything): String
  objects(where: Where, range: Range, ranges: [Range!], deep: Deep): String
  defaults(a: Int = 1, b: String = "x\\ny", c: [Int!] = [1, 2], d: Size! = SMALL, e: Int! = 5, f: Float = 1.50): String
  required(a: Int!, b: String!, c: Int): String
  anything: Anything
}

type Must { int: Int! list: [Int!]! items: [Item!]! item: Item! maybe: Item maybes: [Item!] loose: [Item]! }
type Item { a: Int! b: Int must: Must }

type Mutation { first(x: Int): Int second(x: Int!): Int! set(where: Where!): Dog }
type Subscription { pet: Pet count(from: Int): Int }

extend type Extra { added: Boolean }
extend enum Command { ROLL }
extend union Living = Dog
extend input Range { inclusive: Boolean = false }
`;

// A schema whose names are not those that a schema goes by without saying, and without the unused scalars.
export const small = `
schema { query: Root }
type Root { hello(who: String = "you"): String! more: More list: [More!] n1: Int n2: Int n10: Int }
type More { hello(who: String = "you"): String! more: More }
`;

export const api = readFileSync(new URL('../../api/schema.graphql', import.meta.url), 'utf8');

export const schemas = { pets, small, api };
