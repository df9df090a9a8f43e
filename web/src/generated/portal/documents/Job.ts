/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobQuery, JobQueryVariables } from '../graphql';

export const JobDocument: DocumentTypeDecoration<JobQuery, JobQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:7092abe2d1b75bc417a8a57cd58d6d085642f8c43b3dca592fd0cd019b2785ff' },
};
