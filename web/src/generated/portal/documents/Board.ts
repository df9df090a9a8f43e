/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { BoardQuery, BoardQueryVariables } from '../graphql';

export const BoardDocument: DocumentTypeDecoration<BoardQuery, BoardQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:9fbaf3b9d48ebb5c421d7baff8b1986949a4c76171d9120a27c89e302f3eb24a' },
};
