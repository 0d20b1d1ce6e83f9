// The floor: Node's own server with an answer that is ready.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { ANSWER_FILE = '', PORT } = process.env;
const answer = readFileSync(ANSWER_FILE);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length };

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200, headers).end(answer));
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(1));
