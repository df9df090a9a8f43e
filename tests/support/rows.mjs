// Writes rows directly into either database, where going through the program would take too long.
import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';

const sqlite = 'sqlite:';

/** Runs statements in a site's database. */
export function runSql(database, sql) {
  if (!database.startsWith(sqlite)) {
    execFileSync('psql', [database, '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], { input: sql, stdio: ['pipe', 'ignore', 'inherit'] });
    return;
  }
  // The site writes to the same file, so wait for its lock, as PostgreSQL does by default.
  const file = new DatabaseSync(database.slice(sqlite.length), { timeout: 30_000 });
  try {
    file.exec(sql);
  } finally {
    file.close();
  }
}

const literal = (value) => {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value).toUpperCase();
};

const rowsAtOnce = 400;

/** A subquery for a FROM clause, with the given rows, which all have the same columns. */
function tableOf(rows) {
  const columns = Object.keys(rows[0]);
  const [first, ...others] = rows.map((row) => columns.map((column) => literal(row[column])));
  const named = first.map((value, at) => `${value} AS ${columns[at]}`);
  return `(${[named, ...others].map((values) => `SELECT ${values.join(', ')}`).join(' UNION ALL ')})`;
}

/**
 * Runs the statement that `statementOf` makes from a table of the rows; many rows take several statements.
 */
export function runSqlWithRows(database, rows, statementOf) {
  const statements = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) statements.push(statementOf(tableOf(rows.slice(at, at + rowsAtOnce))));
  runSql(database, `BEGIN; ${statements.join('; ')}; COMMIT;`);
}

export function insertRows(database, table, rows) {
  const columns = Object.keys(rows[0]).join(', ');
  runSqlWithRows(database, rows, (values) => `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${values} AS made`);
}
