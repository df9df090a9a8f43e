import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

// Makes documents that are mostly valid, with variables, fragments and directives, and answers that fit.
export class Generator {
  #random;
  #schema;
  #variables;
  #fragments;
  #keys;

  constructor(schema, random) {
    this.#schema = schema;
    this.#random = random;
  }

  request() {
    this.#variables = new Map();
    this.#fragments = [];
    this.#keys = 0;
    const roots = ['query', 'query', 'query', 'mutation'].filter((kind) => this.#schema.getRootType(kind));
    const kind = this.#random.pick(roots);
    const root = this.#schema.getRootType(kind);
    const selection = this.#selectionSet(root, 0);
    const definitions = [...this.#variables.values()].map((variable) => variable.text).join(', ');
    const name =
      this.#random.chance(0.5) || kind !== 'query' || definitions ? ` Q${this.#random.below(3)}` : '';
    const head =
      kind === 'query' && !name && !definitions
        ? ''
        : `${kind}${name}${definitions ? `(${definitions})` : ''} `;
    const variables = {};
    for (const [variable, { value }] of this.#variables) if (value !== undefined) variables[variable] = value;
    return {
      text: [head + selection, ...this.#fragments].join('\n'),
      variables,
      root: this.#object(root, 0),
    };
  }

  #selectionSet(type, depth) {
    const selections = [];
    const count = 1 + this.#random.below(4);
    for (let i = 0; i < count; i++) selections.push(this.#selection(type, depth));
    return `{ ${selections.join(' ')} }`;
  }

  #selection(type, depth) {
    const roll = this.#random.next();
    if (depth < 5 && roll < 0.12)
      return `...${this.#condition(type)}${this.#directives()} ${this.#selectionSet(this.conditioned, depth + 1)}`;
    if (depth < 5 && roll < 0.2) return this.#spread(type, depth);
    if (roll < 0.25) return '__typename';
    return this.#field(type, depth);
  }

  // ' on Type' or nothing; remembers the type.
  #condition(type) {
    this.conditioned = type;
    if (this.#random.chance(0.2)) return '';
    const options = [
      type,
      ...(isAbstractType(type) ? this.#schema.getPossibleTypes(type) : type.getInterfaces()),
    ];
    this.conditioned = this.#random.pick(options);
    return ` on ${this.conditioned.name}`;
  }

  #spread(type, depth) {
    const name = `F${this.#fragments.length}`;
    const place = this.#fragments.length;
    this.#fragments.push('');
    const options = [type, ...(isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [])];
    const target = this.#random.pick(options);
    this.#fragments[place] = `fragment ${name} on ${target.name} ${this.#selectionSet(target, depth + 1)}`;
    return `...${name}${this.#directives()}`;
  }

  #field(type, depth) {
    if (!type.getFields) return '__typename';
    let fields = Object.values(type.getFields());
    if (depth >= 5) fields = fields.filter((field) => isLeafType(getNamedType(field.type)));
    if (fields.length === 0) return '__typename';
    const field = this.#random.pick(fields);
    const args = field.args.filter((arg) => isRequiredArgument(arg) || this.#random.chance(0.4));
    const given = args.map((arg) => `${arg.name}: ${this.#argument(arg)}`).join(', ');
    // An alias of its own keeps most fields from conflicts; the rest tests the merging.
    const alias = this.#random.chance(0.6) ? `k${this.#keys++}: ` : '';
    const inside = isCompositeType(getNamedType(field.type))
      ? ` ${this.#selectionSet(getNamedType(field.type), depth + 1)}`
      : '';
    return `${alias}${field.name}${given ? `(${given})` : ''}${this.#directives()}${inside}`;
  }

  #directives() {
    if (this.#random.chance(0.85)) return '';
    const name = this.#random.pick(['skip', 'include']);
    const truth = String(this.#random.chance(0.5));
    if (this.#random.chance(0.6)) return ` @${name}(if: ${truth})`;
    return ` @${name}(if: $${this.#variable('Boolean!', this.#random.chance(0.5))})`;
  }

  #variable(type, value, fallback) {
    const name = `v${this.#variables.size}`;
    this.#variables.set(name, {
      text: `$${name}: ${type}${fallback === undefined ? '' : ` = ${fallback}`}`,
      value,
    });
    return name;
  }

  #argument(arg) {
    if (this.#random.chance(0.3)) {
      const fallback = this.#random.chance(0.3) ? this.#literal(arg.type, 0) : undefined;
      const value = this.#random.chance(0.85) ? this.#json(arg.type, 0) : undefined;
      return `$${this.#variable(String(arg.type), value, fallback)}`;
    }
    return this.#literal(arg.type, 0);
  }

  #leafLiteral(type) {
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    switch (type.name) {
      case 'Int':
        return String(this.#random.below(100) - 50);
      case 'Float':
        return this.#random.pick(['1', '0.5', '-2.25e2', '1e3', '12.0']);
      case 'Boolean':
        return String(this.#random.chance(0.5));
      case 'ID':
        return this.#random.pick(['7', '"a7"']);
      default:
        return this.#random.pick(['"text"', '"開工 \\u958b"', '"""block\n  text"""', '"\\"q\\" \\\\ \\n"']);
    }
  }

  #literal(type, depth) {
    // Now and then a value that does not fit.
    if (this.#random.chance(0.02))
      return this.#random.pick(['null', '"x"', '1.5', 'NOPE', '[1]', '{a: 1}', 'true', '99999999999']);
    if (isNonNullType(type)) return this.#literal(type.ofType, depth);
    if (this.#random.chance(0.05)) return 'null';
    if (isListType(type)) {
      if (this.#random.chance(0.2)) return this.#literal(type.ofType, depth);
      return `[${Array.from({ length: this.#random.below(3) }, () => this.#literal(type.ofType, depth)).join(', ')}]`;
    }
    if (!isInputObjectType(type)) return this.#leafLiteral(type);
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (depth < 2 && this.#random.chance(0.4)),
    );
    return `{${fields.map((field) => `${field.name}: ${this.#literal(field.type, depth + 1)}`).join(', ')}}`;
  }

  // graphql-js takes a list for an object whose fields are 0, 1, ..., which the specification does not.
  #misfit(type) {
    const values = [null, 'x', 1.5, true, 99999999999, { a: 1 }];
    return this.#random.pick(isInputObjectType(type) ? values : [...values, ['y', null]]);
  }

  #json(type, depth) {
    if (isNonNullType(type)) return this.#json(type.ofType, depth);
    if (this.#random.chance(0.03)) return this.#misfit(type);
    if (this.#random.chance(0.05)) return null;
    if (isListType(type)) {
      if (this.#random.chance(0.2)) return this.#json(type.ofType, depth);
      return Array.from({ length: this.#random.below(3) }, () => this.#json(type.ofType, depth));
    }
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isRequiredInputField(field) || (depth < 2 && this.#random.chance(0.4)),
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.#json(field.type, depth + 1)]));
    }
    switch (type.name) {
      case 'Int':
        return this.#random.below(1000);
      case 'Float':
        return this.#random.pick([1, 0.5, -2.25]);
      case 'Boolean':
        return this.#random.chance(0.5);
      case 'ID':
        return this.#random.pick([7, 'a7']);
      default:
        return this.#random.pick(['text', '工 "q"\n', '']);
    }
  }

  // An answer for an object: nulls and errors among the members, where they may stand and where not.
  #object(type, depth) {
    const members = { __typename: type.name };
    for (const field of Object.values(type.getFields()))
      members[field.name] = this.#answer(field.type, field, depth);
    return members;
  }

  #answer(type, field, depth) {
    if (this.#random.chance(0.02)) return { $error: `no ${field.name}` };
    if (this.#random.chance(isNonNullType(type) ? 0.01 : 0.1)) return null;
    if (isNonNullType(type)) return this.#answer(type.ofType, field, depth);
    if (isListType(type))
      return Array.from({ length: depth > 3 ? 0 : this.#random.below(3) }, () =>
        this.#answer(type.ofType, field, depth),
      );
    if (isEnumType(type)) return this.#random.pick([...type.getValues().map((value) => value.name), 'BAD']);
    if (isLeafType(type)) return this.#leafAnswer(type, field);
    if (depth > 3) return null;
    const target = isObjectType(type) ? type : this.#random.pick(this.#schema.getPossibleTypes(type));
    return this.#object(target, depth + 1);
  }

  #leafAnswer(type, field) {
    switch (type.name) {
      case 'Int':
        return this.#random.pick([1, -5, 2147483647, 2147483648, 0.5, 'x']);
      case 'Float':
        return this.#random.pick([1, 0.1, 1e21, 1e-7, 123456789.125, 'x']);
      case 'Boolean':
        return this.#random.pick([true, false]);
      case 'ID':
        return this.#random.pick(['a', 'b"', 12]);
      default:
        return field.args.length > 0
          ? { $echo: true }
          : this.#random.pick(['plain', 'q"\\\n\u0001', '開工，好', '😀', '']);
    }
  }
}

const tokens = /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|\.\.\.|[A-Za-z_]\w*|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[^\s,]/g;
const strays = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '$',
  '@',
  '...',
  '=',
  '|',
  '&',
  'on',
  'null',
  'true',
  'query',
  'fragment',
  '1',
  '-1.5e3',
  '"s"',
  '"""b"""',
  'name',
  'id',
  'pet',
  'F0',
  'Dog',
  'Query',
  'Int',
  'SMALL',
  '$v0',
  '@skip(if: true)',
  '~',
  "'",
  '01',
  '1.',
  '"\\x"',
  '"open',
  '\\',
  '\u00e9',
  '\ufeff',
  '#c\n',
  'subscription',
  '{a: 1}',
];

const names = [
  'nope',
  'id',
  'name',
  'nmae',
  'pet',
  'Dog',
  'Cat',
  'Query',
  'Int',
  'String',
  'SMALL',
  'F0',
  'F1',
  'v0',
  'v1',
  'Q0',
  '__typename',
  'skip',
  'include',
  'if',
  'locale',
  'jobs',
  'Job',
  'true',
  'null',
];
const values = [
  '1',
  '-2',
  '1.5',
  '"s"',
  'null',
  'SMALL',
  'true',
  '[1]',
  '[]',
  '{from: 1}',
  '{}',
  '$v0',
  '$nope',
  '99999999999',
];

// The document with some of its names and values changed for others: still to be read, but hardly valid.
export function bend(text, random) {
  const parts = text.match(tokens);
  const times = 1 + random.below(3);
  for (let i = 0; i < times; i++) {
    const value = random.chance(0.4);
    const fits = value ? /^["\d-]|^(true|false|null)$/ : /^[A-Za-z_]/;
    const places = parts
      .keys()
      .filter((at) => fits.test(parts[at]) && !/^(query|mutation|fragment|on)$/.test(parts[at]))
      .toArray();
    if (places.length > 0) parts[random.pick(places)] = random.pick(value ? values : names);
  }
  return parts.join(' ');
}

// The document with other fragments spread where its own were: many lead round in circles.
export function entangle(text, random) {
  const parts = text.match(tokens);
  const fragments = parts.filter((_, at) => parts[at - 1] === 'fragment');
  for (const at of parts.keys()) {
    const isSpread = parts[at - 1] === '...' && /^[A-Za-z_]/.test(parts[at]) && parts[at] !== 'on';
    if (isSpread && fragments.length > 0 && random.chance(0.5)) parts[at] = random.pick(fragments);
  }
  return parts.join(' ');
}

// The document with some of its tokens lost, doubled, swapped or replaced.
export function damage(text, random) {
  const parts = text.match(tokens);
  const times = 1 + random.below(3);
  for (let i = 0; i < times && parts.length > 1; i++) {
    const at = random.below(parts.length);
    const other = random.below(parts.length);
    switch (random.below(5)) {
      case 0:
        parts.splice(at, 1);
        break;
      case 1:
        [parts[at], parts[other]] = [parts[other], parts[at]];
        break;
      case 2:
        parts.splice(at, 0, parts[other]);
        break;
      case 3:
        parts[at] = random.pick(strays);
        break;
      default:
        parts[at] = parts[other];
    }
  }
  return parts.join(random.chance(0.1) ? '\n' : ' ');
}
