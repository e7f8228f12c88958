UPDATE storage_limits SET rows_max = 300 WHERE kind = 'kill_tests';
