/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { BoardQuery, BoardQueryVariables } from '../graphql';

export const BoardDocument: DocumentTypeDecoration<BoardQuery, BoardQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:dc0494de8a6cbd9877af71fc23d65e8d99222f0f0cb526dcada89939ead16bd3' },
};
