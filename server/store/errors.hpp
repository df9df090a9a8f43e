#pragma once

#include <stdexcept>
#include <string>

#include "base/outage.hpp"
#include "base/unreadable_record.hpp"

namespace hoigung::store {

// The database refused a statement because of an error in the program or in the rows. A retry does not help.
class DatabaseError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// A row with that key exists already.
class UniqueViolation final : public DatabaseError {
  public:
    using DatabaseError::DatabaseError;
};

// The schema does not match this program; an operator has to act.
class SchemaRefused final : public DatabaseError {
  public:
    using DatabaseError::DatabaseError;
};

// The database cannot be reached, is too busy or is out of space.
class Unavailable : public base::Outage {
  public:
    using Outage::Outage;
};

// Two transactions conflicted; a retry can succeed. To the caller, a conflict that persists is an outage.
class SerializationFailure final : public Unavailable {
  public:
    using Unavailable::Unavailable;
};

// A row that this version of the program cannot read: a newer one wrote it, or it was damaged. Readers of
// many rows leave it out (UnreadableRows); a reader of this one row fails for now.
class UnreadableRow final : public base::UnreadableRecord {
  public:
    using UnreadableRecord::UnreadableRecord;
};

// No connection came free in time.
class PoolExhausted final : public Unavailable {
  public:
    using Unavailable::Unavailable;
};

}  // namespace hoigung::store
