// What cmake/Hardening.cmake asks for, read from the program and from the commands that compiled it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { binary } from '../support/site.mjs';

const read = (tool, ...args) => execFileSync(tool, [...args, binary], { encoding: 'utf8', maxBuffer: 1 << 30 });

/** The commands that compiled the program's own source files; those of tests are made without optimization. */
const commands = () =>
  JSON.parse(readFileSync(join(dirname(binary), 'compile_commands.json'), 'utf8'))
    .map(({ command }) => command)
    .filter((command) => / -o (server\/)?CMakeFiles\/hoigung(_[a-z]+)?\.dir\/.*\.(cpp|cxx)\.o /.test(command));

describe('the program is hardened', () => {
  const imported = read('nm', '-D', '--undefined-only');
  const headers = read('readelf', '-W', '-h', '-l', '-d');

  test('it is loaded at any address, and what the loader filled in is read-only before it begins', () => {
    assert.match(headers, /Type:\s+DYN \(Position-Independent Executable file\)/);
    assert.match(headers, /GNU_RELRO/);
    assert.match(headers, /BIND_NOW/);
    assert.match(headers, /FLAGS_1.*\bNOW\b.*\bPIE\b/);
  });

  test('no part of its memory is both written and executed', () => {
    const segments = [...headers.matchAll(/^ {2}(LOAD|GNU_STACK)\s.*?\s([RWE ]{3})\s+0x/gm)];
    assert.ok(segments.length > 2, headers);
    assert.deepEqual(segments.filter(([, , flags]) => flags.includes('W') && flags.includes('E')), []);
  });

  test("the C library's functions and the standard containers check their bounds", () => {
    assert.match(imported, /\b__\w+_chk\b/);
    assert.match(imported, /__glibcxx_assert_fail|_ZSt21__glibcxx_assert_fail/);
  });

  test('every source file was compiled to guard its stack and its calls', () => {
    const told = commands();
    assert.ok(told.length > 0, 'no command is told of');
    const wanted = ['-fstack-protector', '-fstack-clash-protection', '-fPIE', process.arch === 'arm64' ? '-mbranch-protection=standard' : '-fcf-protection=full'];
    assert.deepEqual(told.filter((command) => !wanted.every((option) => command.includes(option))), []);
    assert.match(imported, /__stack_chk_fail/);
  });
});
